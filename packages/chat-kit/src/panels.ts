// What stands beside a conversation, or loads after it: under an address of its own, so that a page with nothing but a
// conversation need not load it at once.
export { AttachmentTray } from './AttachmentTray/AttachmentTray.tsx';
export { ContactPicker } from './ContactPicker/ContactPicker.tsx';
export { SearchBar } from './ConversationSearch/SearchBar.tsx';
export { findMessages, type MessageHit } from './core/search/findMessages.ts';
export { EmojiPicker } from './EmojiPicker/EmojiPicker.tsx';
export { ForwardDialog } from './ForwardDialog/ForwardDialog.tsx';
export { type ContactsModel, useContacts } from './hooks/useContacts.ts';
export { type MessageSearchModel, useMessageSearch } from './hooks/useMessageSearch.ts';
export { type MuteModel, useMute } from './hooks/useMute.ts';
export {
  type SharedAttachmentsModel,
  type SharedAttachmentsQuery,
  useSharedAttachments,
} from './hooks/useSharedAttachments.ts';
export { type ThemeChoice, useThemeChoice } from './hooks/useThemeChoice.ts';
export { LocationPicker } from './LocationPicker/LocationPicker.tsx';
export { MembersView } from './MembersView/MembersView.tsx';
export { SeenAvatars } from './SeenAvatars/SeenAvatars.tsx';
export { StickerPicker } from './StickerPicker/StickerPicker.tsx';
export { StorageView } from './StorageView/StorageView.tsx';
export { LazyThemeChooser as ThemeChooser } from './ThemeChooser/LazyThemeChooser.tsx';
export type { ThemeChooserProps } from './ThemeChooser/ThemeChooser.tsx';
export { chatThemes } from './themes/chatThemes.ts';
export { LazyVoicePlayer as VoicePlayer } from './VoicePlayer/LazyVoicePlayer.tsx';
export type { VoicePlayerProps } from './VoicePlayer/VoicePlayer.tsx';
export { VoiceRecorderPanel } from './VoiceRecorderPanel/VoiceRecorderPanel.tsx';

// What stands beside a conversation, or loads after it: under an address of its own, so that a page with nothing but a
// conversation need not load it at once.
export { LazyAttachmentTray as AttachmentTray } from './AttachmentTray/LazyAttachmentTray.ts';
export { LazyContactPicker as ContactPicker } from './ContactPicker/LazyContactPicker.ts';
export { LazySearchBar as SearchBar } from './ConversationSearch/LazySearchBar.ts';
export { findMessages, type MessageHit } from './core/search/findMessages.ts';
export { LazyEmojiPicker as EmojiPicker } from './EmojiPicker/LazyEmojiPicker.ts';
export { LazyForwardDialog as ForwardDialog } from './ForwardDialog/LazyForwardDialog.ts';
export { type ContactsModel, useContacts } from './hooks/useContacts.ts';
export { type MessageSearchModel, useMessageSearch } from './hooks/useMessageSearch.ts';
export { type MuteModel, useMute } from './hooks/useMute.ts';
export {
  type SharedAttachmentsModel,
  type SharedAttachmentsQuery,
  useSharedAttachments,
} from './hooks/useSharedAttachments.ts';
export { type ThemeChoice, useThemeChoice } from './hooks/useThemeChoice.ts';
export { LazyLocationPicker as LocationPicker } from './LocationPicker/LazyLocationPicker.ts';
export { LazyMembersView as MembersView } from './MembersView/LazyMembersView.ts';
export { LazyPhotoEditor as PhotoEditor } from './PhotoEditor/LazyPhotoEditor.ts';
export type { PhotoEditorProps } from './PhotoEditor/PhotoEditor.tsx';
export { LazyPollDialog as PollDialog } from './polls/LazyPollDialog.ts';
export { LazyScheduledDialog as ScheduledDialog } from './Scheduled/LazyScheduledDialog.ts';
export type { ScheduledDialogProps } from './Scheduled/ScheduledDialog.tsx';
export { SeenAvatars } from './SeenAvatars/SeenAvatars.tsx';
export { LazyStorageView as StorageView } from './StorageView/LazyStorageView.ts';
export { LazyThemeChooser as ThemeChooser } from './ThemeChooser/LazyThemeChooser.ts';
export type { ThemeChooserProps } from './ThemeChooser/ThemeChooser.tsx';
export { loadChatThemes } from './themes/loadChatThemes.ts';
export { LazyVoicePlayer as VoicePlayer } from './VoicePlayer/LazyVoicePlayer.tsx';
export type { VoicePlayerProps } from './VoicePlayer/VoicePlayer.tsx';
export { LazyVoiceRecorderPanel as VoiceRecorderPanel } from './VoiceRecorderPanel/LazyVoiceRecorderPanel.ts';

// What stands beside a conversation, or loads after it: under an address of its own, so that a page with nothing but a
// conversation need not load it at once.
export { findMessages, type MessageHit } from './core/search/findMessages.ts';
export { type ContactsModel, useContacts } from './hooks/useContacts.ts';
export { type MessageSearchModel, useMessageSearch } from './hooks/useMessageSearch.ts';
export { type MuteModel, useMute } from './hooks/useMute.ts';
export {
  type SharedAttachmentsModel,
  type SharedAttachmentsQuery,
  useSharedAttachments,
} from './hooks/useSharedAttachments.ts';
export { type ThemeChoice, useThemeChoice } from './hooks/useThemeChoice.ts';
export { LazyThemeChooser as ThemeChooser } from './ThemeChooser/LazyThemeChooser.tsx';
export type { ThemeChooserProps } from './ThemeChooser/ThemeChooser.tsx';
export { chatThemes } from './themes/chatThemes.ts';
export { LazyVoicePlayer as VoicePlayer } from './VoicePlayer/LazyVoicePlayer.tsx';
export type { VoicePlayerProps } from './VoicePlayer/VoicePlayer.tsx';

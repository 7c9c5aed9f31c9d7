import '@franca/ui';

export type { AttachmentTrayProps } from './AttachmentTray/AttachmentTray.tsx';
export type { ChatListHandle } from './ChatList/ChatList.tsx';
export { ChatList, type ChatListProps } from './ChatList/ChatList.tsx';
export { ChatListRow, type ChatListRowProps } from './ChatList/ChatListRow.tsx';
export { ChatListSkeleton } from './ChatList/ChatListSkeleton.tsx';
export { type PreviewText, type PreviewTextOptions, previewText } from './ChatList/previewText.ts';
export type { TopicActions } from './ChatList/TopicActions.ts';
export { type ComposerToolName, composerToolNames } from './Composer/builtInTools.ts';
export { Composer } from './Composer/Composer.tsx';
export type { ComposerHandle, ComposerProps } from './Composer/ComposerProps.ts';
export type { ComposerTool } from './Composer/ComposerTool.ts';
export type { ContactPickerProps } from './ContactPicker/ContactPicker.tsx';
export { Conversation } from './Conversation/Conversation.tsx';
export type {
  ConversationHandle,
  ConversationProps,
  ShowMessageWords,
} from './Conversation/ConversationProps.ts';
export { ConversationSkeleton } from './Conversation/ConversationSkeleton.tsx';
export {
  ConversationHeader,
  type ConversationHeaderProps,
} from './ConversationHeader/ConversationHeader.tsx';
export type { SearchBarProps } from './ConversationSearch/SearchBar.tsx';
export * from './core.ts';
export { DayHeading, type DayHeadingProps } from './DayHeading/DayHeading.tsx';
export type { EmojiPickerProps } from './EmojiPicker/EmojiPicker.tsx';
export { EmptyConversation, type EmptyConversationProps } from './EmptyConversation/EmptyConversation.tsx';
export type { ForwardDialogProps } from './ForwardDialog/ForwardDialog.tsx';
export * from './hooks.ts';
export { InfoButton, type InfoButtonProps } from './InfoPanel/InfoButton.tsx';
export { InfoPanel } from './InfoPanel/InfoPanel.tsx';
export type { InfoPanelProps, InfoView } from './InfoPanel/InfoPanelProps.ts';
/** The kit's own kinds of messages, to be wrapped or replaced by an application. */
export * as builtInKinds from './kinds/builtInKinds.ts';
export { type CallRecord, callRecordOf } from './kinds/call/callRecordOf.ts';
export { createKinds, type Kinds } from './kinds/createKinds.ts';
export type {
  KindBodyProps,
  KindDefinition,
  KindLineProps,
  PreviewOptions,
} from './kinds/KindDefinition.ts';
export { LinkCard, type LinkCardProps } from './LinkCard/LinkCard.tsx';
export type { LocationPickerProps } from './LocationPicker/LocationPicker.tsx';
export type { MembersViewProps } from './MembersView/MembersView.tsx';
export { MessageBubble, type MessageBubbleProps } from './MessageBubble/MessageBubble.tsx';
export { MessageMeta, type MessageMetaProps } from './MessageBubble/MessageMeta.tsx';
export { Quote, type QuoteProps } from './MessageBubble/Quote.tsx';
export { TranslationLine, type TranslationLineProps } from './MessageBubble/TranslationLine.tsx';
export { MessageContent, type MessageContentProps } from './MessageContent/MessageContent.tsx';
export { ListStart, type ListStartProps } from './MessageList/ListStart.tsx';
export { MessageList, type MessageListProps } from './MessageList/MessageList.tsx';
export type { MessageListHandle, ShowMessageOptions } from './MessageList/MessageListHandle.ts';
export { NewestButton, type NewestButtonProps } from './MessageList/NewestButton.tsx';
export { LazyMessageMenu as MessageMenu } from './MessageMenu/LazyMessageMenu.ts';
export type { MessageMenuProps } from './MessageMenu/MessageMenu.tsx';
export { MessageMenuItems, type MessageMenuItemsProps } from './MessageMenu/MessageMenuItems.tsx';
export { FailedLine, type FailedLineProps } from './MessageRow/FailedLine.tsx';
export { NoConversation } from './NoConversation/NoConversation.tsx';
export * from './polls/index.ts';
export { Reactions, type ReactionsProps } from './Reactions/Reactions.tsx';
export { ReplyBar, type ReplyBarProps } from './ReplyBar/ReplyBar.tsx';
export type { SeenAvatarsProps } from './SeenAvatars/SeenAvatars.tsx';
export { SelectionBarItems, type SelectionBarItemsProps } from './SelectionBar/SelectionBarItems.tsx';
export type { StorageViewProps } from './StorageView/StorageView.tsx';
export { Avatar } from './slots/Avatar.ts';
export type { ChatSlots, SlotName } from './slots/ChatSlots.ts';
export { SlotProvider, type SlotProviderProps } from './slots/SlotProvider.ts';
export * from './stickers/index.ts';
export type { ChatStrings, ChatTextKey } from './strings/ChatStrings.ts';
export { loadChatStrings } from './strings/loadChatStrings.ts';
export { TypingLine, type TypingLineProps } from './TypingLine/TypingLine.tsx';
export type { ChatTheme, Shades, ThemeStyle } from './themes/ChatTheme.ts';
export type { Drawing, Layer } from './themes/drawing/Drawing.ts';
export { UnreadLine } from './UnreadLine/UnreadLine.tsx';
export type { VoiceRecorderPanelProps } from './VoiceRecorderPanel/VoiceRecorderPanel.tsx';

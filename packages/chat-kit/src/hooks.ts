// What the views are made of, without the views: props for elements of one's own.
export type { ChatServices } from './context/ChatContext.ts';
export type { ChatEvent } from './context/ChatEvent.ts';
export type { ChatOptions, EmojiSet, ResolvedChatOptions } from './context/ChatOptions.ts';
export { ChatProvider, type ChatProviderProps } from './context/ChatProvider.tsx';
export type {
  ListItems,
  ListLayout,
  ListPosition,
  MessageListEngine,
} from './engine/MessageListEngine.ts';
export type { MessageActions, PollActions } from './hooks/MessageActions.ts';
export type { MessageSwitches } from './hooks/MessageSwitches.ts';
export { type AttachmentsModel, useAttachments } from './hooks/useAttachments.ts';
export { useChat } from './hooks/useChat.ts';
export { useChatText } from './hooks/useChatText.ts';
export { type ComposerModel, type ComposerOptions, useComposer } from './hooks/useComposer.ts';
export { type ConversationRowsOptions, useConversationRows } from './hooks/useConversationRows.ts';
export { useDateText } from './hooks/useDateText.ts';
export { type EditModel, useEdit } from './hooks/useEdit.ts';
export { type FileDropModel, useFileDrop } from './hooks/useFileDrop.ts';
export { type FinderModel, type ShowsMessages, useFinder } from './hooks/useFinder.ts';
export { type ForwardModel, useForward } from './hooks/useForward.ts';
export { type MarkSeenOptions, useMarkSeen } from './hooks/useMarkSeen.ts';
export { type MessageActionsOptions, useMessageActions } from './hooks/useMessageActions.ts';
export { type RecallModel, useRecall } from './hooks/useRecall.ts';
export { type SeekModel, type SeekOptions, useSeek } from './hooks/useSeek.ts';
export { useSeenMarks } from './hooks/useSeenMarks.ts';
export type { SelectionModel } from './hooks/useSelection.ts';
export { useSessionStatus } from './hooks/useSessionStatus.ts';
export { useTimeText } from './hooks/useTimeText.ts';
export { useTopicSession } from './hooks/useTopicSession.ts';
export { useTopicSnapshot } from './hooks/useTopicSnapshot.ts';
export { useTranslationChoices } from './hooks/useTranslationChoices.ts';
export { useTypingNames } from './hooks/useTypingNames.ts';
export { useKinds } from './kinds/useKinds.ts';
export { type BoundEngine, useMessageListEngine } from './MessageList/useMessageListEngine.ts';

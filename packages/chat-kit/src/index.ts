import '@franca/ui';

export { findLinks, type TextPart } from '@franca/languages/text';
export type { Clock } from '@franca/ui/core';
export type { AttachmentTrayProps } from './AttachmentTray/AttachmentTray.tsx';
export { browserCoordinator } from './adapters/browserCoordinator.ts';
export { localChoiceStorage } from './adapters/localChoiceStorage.ts';
export { localOutboxStorage } from './adapters/localOutboxStorage.ts';
export { memoryChoiceStorage } from './adapters/memoryChoiceStorage.ts';
export { memoryOutboxStorage } from './adapters/memoryOutboxStorage.ts';
export type { ChatListHandle } from './ChatList/ChatList.tsx';
export { ChatList, type ChatListProps } from './ChatList/ChatList.tsx';
export { ChatListRow, type ChatListRowProps } from './ChatList/ChatListRow.tsx';
export { ChatListSkeleton } from './ChatList/ChatListSkeleton.tsx';
export { type PreviewText, type PreviewTextOptions, previewText } from './ChatList/previewText.ts';
export { sortTopics } from './ChatList/sortTopics.ts';
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
export type { ChatServices } from './context/ChatContext.ts';
export type { ChatEvent } from './context/ChatEvent.ts';
export type { ChatOptions, ResolvedChatOptions } from './context/ChatOptions.ts';
export { ChatProvider, type ChatProviderProps } from './context/ChatProvider.tsx';
export type {
  AttachmentDraft,
  AttachmentProblem,
  AttachmentSnapshot,
  RefusedAttachment,
} from './core/attachments/createAttachmentDraft.ts';
export type { AttachmentDrafts } from './core/attachments/createAttachmentDrafts.ts';
export { filesContent } from './core/attachments/filesContent.ts';
export type { ChoiceStorage } from './core/choices/ChoiceStorage.ts';
export {
  createTranslationChoices,
  type TranslationChoices,
} from './core/choices/createTranslationChoices.ts';
export { createDrafts, type Drafts } from './core/drafts/createDrafts.ts';

export type {
  AttachedContent,
  Attachment,
  AudioDetails,
  CallDetails,
  CallMember,
  SharedPlace,
} from './core/model/Attachment.ts';
export type {
  AttachmentText,
  AttachmentTextRequest,
  PictureLine,
  RecognitionEngine,
} from './core/model/AttachmentText.ts';
export { type ChangeEffect, changeEffects } from './core/model/changeEffects.ts';
export type { FoundMessage, FoundPage } from './core/model/FoundMessage.ts';
export type { KindContent, KindContents, MessageKind, PreviewContent } from './core/model/KindContents.ts';
export type { LinkPreview } from './core/model/LinkPreview.ts';
export type { MapTiles } from './core/model/MapTiles.ts';
export type {
  ChatMessage,
  DeliveryState,
  Mention,
  MessageSnapshot,
  QuotedMessage,
  Reaction,
} from './core/model/Message.ts';
export type {
  OutgoingAudio,
  OutgoingFile,
  OutgoingMessage,
} from './core/model/OutgoingMessage.ts';
export type { Person, SharedContact } from './core/model/Person.ts';
export type { PinnedMessage } from './core/model/PinnedMessage.ts';
export type { SystemLine } from './core/model/SystemLine.ts';
export type { Topic, TopicPreview } from './core/model/Topic.ts';
export type { TopicChange } from './core/model/TopicChange.ts';
export type { TranslationOffer } from './core/model/TranslationOffer.ts';
export type {
  TranslationGap,
  TranslationGrade,
  TranslationState,
  TranslationView,
} from './core/model/TranslationState.ts';
export type { ComposerDictation, ComposerRecorder, VoiceProblem } from './core/model/VoiceInput.ts';
export { createOutbox } from './core/outbox/createOutbox.ts';
export { makeChatId } from './core/outbox/makeChatId.ts';
export type {
  Outbox,
  OutboxCoordinator,
  OutboxDraft,
  OutboxEntry,
  OutboxItem,
  OutboxOptions,
  OutboxStorage,
  SendOutcome,
} from './core/outbox/Outbox.ts';
export { outcomeOfStatus } from './core/outbox/outcomeOfStatus.ts';
export { outgoingFiles } from './core/outbox/outgoingFiles.ts';
export { soloCoordinator } from './core/outbox/soloCoordinator.ts';
export type { ConversationRow } from './core/rows/buildRows.ts';
export { type BuildRowsOptions, buildRows } from './core/rows/buildRows.ts';
export { countUnread } from './core/rows/countUnread.ts';
export { createRowBuilder } from './core/rows/createRowBuilder.ts';
export { firstUnread } from './core/rows/firstUnread.ts';
export { type Receipt, receiptOf } from './core/rows/receiptOf.ts';
export type { SeenMark, SeenMarks } from './core/rows/seenMarks.ts';
export { seenTimeOf } from './core/rows/seenTimeOf.ts';
export { shownUnread } from './core/rows/shownUnread.ts';
export type {
  AttachmentPage,
  ChangePage,
  ChatDataPort,
  ForwardPort,
  MessageEdit,
  MessagePage,
  MessagesPort,
  RequestOptions,
  SendOptions,
  SharedAttachment,
  TopicHandlers,
  TopicsPort,
} from './core/session/ChatDataPort.ts';
export { createTopicSession, type TopicSessionOptions } from './core/session/createTopicSession.ts';
export type { SessionStatus, TopicSession, WalkOutcome } from './core/session/TopicSession.ts';
export { applyChange, type ChangeTarget } from './core/store/applyChange.ts';
export {
  type ApplyChangesToPageOptions,
  applyChangesToPage,
  type PageCopy,
} from './core/store/applyChangesToPage.ts';
export { createTopicStore, type TopicStoreOptions } from './core/store/createTopicStore.ts';
export type { EditedWords, MessageFacts } from './core/store/MessageRecord.ts';
export type { HistoryPage, TopicSnapshot, TopicStore } from './core/store/TopicStore.ts';
export { type ShownText, type ShownTexts, shownTexts, type TranslatedText } from './core/text/shownTexts.ts';
export { type DayLabel, dayOf } from './core/time/dayOf.ts';
export { type LocaleMoments, localeMoments, type MomentText } from './core/time/localeMoments.ts';
export {
  createTypingPinger,
  type TypingPinger,
  type TypingPingerOptions,
} from './core/typing/createTypingPinger.ts';
export {
  createTypingTracker,
  type TypingTracker,
} from './core/typing/createTypingTracker.ts';
export { DayHeading, type DayHeadingProps } from './DayHeading/DayHeading.tsx';
export type { EmojiPickerProps } from './EmojiPicker/EmojiPicker.tsx';
export { EmptyConversation, type EmptyConversationProps } from './EmptyConversation/EmptyConversation.tsx';
export type {
  ListItems,
  ListLayout,
  ListPosition,
  MessageListEngine,
} from './engine/MessageListEngine.ts';
export type { ForwardDialogProps } from './ForwardDialog/ForwardDialog.tsx';
export type { MessageActions } from './hooks/MessageActions.ts';
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
export { useKinds } from './kinds/useKinds.ts';
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
export { type BoundEngine, useMessageListEngine } from './MessageList/useMessageListEngine.ts';
export { LazyMessageMenu as MessageMenu } from './MessageMenu/LazyMessageMenu.ts';
export type { MessageMenuProps } from './MessageMenu/MessageMenu.tsx';
export { MessageMenuItems, type MessageMenuItemsProps } from './MessageMenu/MessageMenuItems.tsx';
export { FailedLine, type FailedLineProps } from './MessageRow/FailedLine.tsx';
export { NoConversation } from './NoConversation/NoConversation.tsx';
export { Reactions, type ReactionsProps } from './Reactions/Reactions.tsx';
export { ReplyBar, type ReplyBarProps } from './ReplyBar/ReplyBar.tsx';
export type { SeenAvatarsProps } from './SeenAvatars/SeenAvatars.tsx';
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

// The conversation without React: for other frameworks, for programs without a page, and for tests.
export { findLinks, type TextPart } from '@franca/languages/text';
export type { Clock } from '@franca/ui/core';
export { browserCoordinator } from './adapters/browserCoordinator.ts';
export { localChoiceStorage } from './adapters/localChoiceStorage.ts';
export { localOutboxStorage } from './adapters/localOutboxStorage.ts';
export { memoryChoiceStorage } from './adapters/memoryChoiceStorage.ts';
export { memoryOutboxStorage } from './adapters/memoryOutboxStorage.ts';
export { sortTopics } from './ChatList/sortTopics.ts';
export type {
  AttachmentDraft,
  AttachmentProblem,
  AttachmentSnapshot,
  ChosenPhoto,
  EditedPhoto,
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
export type { Correction, Corrector, PresentTranslation, ReadLanguage } from './core/model/Correction.ts';
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
export type { Poll, PollOption } from './core/model/Poll.ts';
export type { ScheduledChange, ScheduledMessage, ScheduledState } from './core/model/ScheduledMessage.ts';
export type { SystemLine } from './core/model/SystemLine.ts';
export type { Topic, TopicPreview } from './core/model/Topic.ts';
export type { TopicChange } from './core/model/TopicChange.ts';
export type { TranslationOffer } from './core/model/TranslationOffer.ts';
export type { TranslationPreview } from './core/model/TranslationPreview.ts';
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
  CorrectionsPort,
  ForwardGroup,
  ForwardPort,
  MessageEdit,
  MessagePage,
  MessagesPort,
  OwnSticker,
  PollsPort,
  PreviewsPort,
  RequestOptions,
  ScheduledPort,
  SendOptions,
  SharedAttachment,
  StickersPort,
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
export {
  type LocaleMoments,
  localeMoments,
  type MomentFormats,
  type MomentText,
} from './core/time/localeMoments.ts';
export { fromLocalFields, type LocalFields, toLocalFields } from './core/time/localFields.ts';
export {
  createTypingPinger,
  type TypingPinger,
  type TypingPingerOptions,
} from './core/typing/createTypingPinger.ts';
export {
  createTypingTracker,
  type TypingTracker,
} from './core/typing/createTypingTracker.ts';

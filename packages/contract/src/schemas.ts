// The schemas and what is made of them: whoever imports one of these names loads zod.
export { type AssistantAllowance, assistantAllowances } from './constants/assistantAllowances.ts';
export { type AvatarSize, avatarSizes } from './constants/avatarSizes.ts';
export { chatThemeNames } from './constants/chatThemeNames.ts';
export type { PackageName } from './constants/packageNameSchema.ts';
export { packageNames } from './constants/packageNames.ts';
export { type Feature, features, leastPlanWith, type Plan, planIncludes, plans } from './constants/plans.ts';
export {
  type EndpointLimit,
  type RateLimit,
  type RateLimitName,
  rateLimits,
} from './constants/rateLimits.ts';
export {
  isMet,
  isOfTopic,
  missingFeature,
  type PlanSituation,
  type Requirement,
  type TopicSituation,
} from './constants/requirements.ts';
export { resendDelayMs } from './constants/resendDelayMs.ts';
export { type UploadFolder, uploadLimits } from './constants/uploadLimits.ts';
export type { Access, NamedAccess } from './endpoint/access.ts';
export { describePolicy } from './endpoint/describePolicy.ts';
export type { Endpoint, EndpointData, EndpointDefinition, EndpointInput } from './endpoint/Endpoint.ts';
export { envelopes, type Pagination } from './envelopes.ts';
export { commonErrors } from './errors/commonErrors.ts';
export { validationSentences } from './errors/validationSentences.ts';
export type { ClientEvent, EventDefinition, ServerEvent } from './event/defineEvent.ts';
export { type Acknowledgement, acknowledgementSchema } from './events/acknowledgementSchema.ts';
export { allEvents } from './events/allEvents.ts';
export { callEvents } from './events/callEvents.ts';
export { chatEvents } from './events/chatEvents.ts';
export type { EventAck, EventInput, EventPayload } from './events/eventContent.ts';
export { type SocketRefusal, socketHandshake } from './events/socketHandshake.ts';
export { speechEvents } from './events/speechEvents.ts';
export {
  applyCallEvent,
  beginCall,
  type CallEnding,
  type CallEvent,
  type CallMemberState,
  type CallState,
  membersSectionOf,
} from './models/applyCallEvent.ts';
export type {
  AssistantAnswer,
  AssistantEngineInfo,
  AssistantLimits,
  AssistantMessage,
  AssistantQuote,
  AssistantQuotes,
  AssistantSource,
  AssistantState,
  AssistantStatus,
  AssistantTopic,
  TextLanguages,
} from './models/assistant.ts';
export type {
  Attachment,
  AttachmentInput,
  UploadSlot,
} from './models/attachment.ts';
export type { AttachmentText, TextBox } from './models/attachmentText.ts';
export { cardExpiry } from './models/billing.ts';
export type { TranscriptItem, TranscriptRun, TranscriptSpeaker } from './models/call.ts';
export type { Change } from './models/change.ts';
export { DTAttachmentType } from './models/DTAttachmentType.ts';
export { DTMessageType, type MessageType } from './models/DTMessageType.ts';
export type { Device } from './models/device.ts';
export { formatLocation } from './models/formatLocation.ts';
export { type Gender, genders } from './models/genders.ts';
export type { GroupInvitation, GroupLink } from './models/groupLink.ts';
export type { LinkPreview } from './models/linkPreview.ts';
export type { LocationData } from './models/location.ts';
export type { Mention } from './models/mention.ts';
export type {
  CallRoom,
  FoundMessage,
  LastMessage,
  Message,
  PinnedMessage,
  Reaction,
  RepliedMessage,
  SystemLine,
} from './models/message.ts';
export type { MessageInput, ParsedMessageInput } from './models/messageInput.ts';
export { type MessageLifetime, messageLifetimes } from './models/messageLifetimes.ts';
export type { Notification } from './models/notification.ts';
export type { Member, Person } from './models/person.ts';
export type { Poll } from './models/poll.ts';
export type { Profile } from './models/profile.ts';
export {
  type PushPayload,
  type PushSubscriptionData,
  pushPayloadSchema,
  pushSubscriptionSchema,
} from './models/push.ts';
export {
  applyRelationAction,
  mirrorRelation,
  type Relation,
  type RelationAction,
  type RelationPlace,
  type RelationState,
  relationButton,
  relationOf,
  toRelationFlags,
} from './models/relation.ts';
export type { ScheduledMessage } from './models/scheduledMessage.ts';
export type { Session, Verification } from './models/session.ts';
export type { Sticker, StickerData } from './models/sticker.ts';
export type { Term } from './models/term.ts';
export type { SeenInfo, TextEngine, Topic, TopicEngines } from './models/topic.ts';
export type {
  Correction,
  ReadingReach,
  Translation,
  TranslationPreview,
  TranslationView,
} from './models/translation.ts';
export {
  correctionEngine,
  type TranslationGrade,
  translationGrade,
  translationGrades,
} from './models/translationGrade.ts';
export type { FriendRequest, User } from './models/user.ts';
export { createOpenApiDocument, type OpenApiOptions } from './openapi/createOpenApiDocument.ts';
export type {
  OpenApiContent,
  OpenApiDocument,
  OpenApiOperation,
  OpenApiParameter,
} from './openapi/OpenApiDocument.ts';
export { allEndpoints } from './rest/allEndpoints.ts';
export { type DemoAccount, devKeyHeader, type OutboxItem } from './rest/devEndpoints.ts';
export { endpoints } from './rest/endpoints.ts';
export type { CountryCode, LanguageItem } from './rest/staticEndpoints.ts';
export { type Health, type OutsideServiceName, outsideServiceNames } from './rest/systemEndpoints.ts';
export { emailPattern } from './schema/emailPattern.ts';
export { foldName } from './schema/foldName.ts';
export { formatChatId } from './schema/formatChatId.ts';
export { removeDirectionControls } from './schema/text.ts';
export { isReservedUsername, usernameSchema, usernameSkeleton } from './schema/username.ts';

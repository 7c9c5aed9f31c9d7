export {
  type BackgroundImageName,
  backgroundImageNames,
  defaultBackground,
} from './constants/backgrounds.ts';
export { cardExpiry } from './constants/cardExpiry.ts';
export { type ChatThemeName, chatThemeNames } from './constants/chatThemes.ts';
export {
  advertisedLanguages,
  avatarCrop,
  callLayout,
  currency,
  defaultPrefix,
  type InterfaceLanguage,
  interfaceLanguages,
  sidePanel,
  stickerPicker,
} from './constants/defaults.ts';
export { durations, retentionMonths } from './constants/durations.ts';
export { type Feature, features } from './constants/features.ts';
export { dateFormats } from './constants/formats.ts';
export { media, virtualBackgroundPath } from './constants/media.ts';
export { planIncludes } from './constants/planIncludes.ts';
export { type Plan, plans } from './constants/plans.ts';
export { toastSentences } from './constants/toastSentences.ts';
export { commonErrors } from './endpoint/commonErrors.ts';
export { defineEndpoint } from './endpoint/defineEndpoint.ts';
export type { Endpoint, EndpointAuth, EndpointDefinition } from './endpoint/Endpoint.ts';
export type { EndpointData } from './endpoint/EndpointData.ts';
export type { EndpointInput } from './endpoint/EndpointInput.ts';
export {
  type FailureEnvelope,
  failureEnvelopeSchema,
  type Pagination,
  paginationSchema,
  type SuccessEnvelope,
} from './envelope.ts';
export { type ErrorCode, type ErrorEntry, errorCodes } from './errors.ts';
export { defineEvent } from './event/defineEvent.ts';
export type { EventDefinition, SocketNamespace } from './event/EventDefinition.ts';
export type { EventAck, EventInput, EventParams, EventPayload } from './event/EventTypes.ts';
export { eventName } from './event/eventName.ts';
export { type Acknowledgement, acknowledgementSchema } from './events/acknowledgement.ts';
export { allEvents } from './events/allEvents.ts';
export { callEvents } from './events/call.ts';
export { callReferenceSchema } from './events/callReference.ts';
export { chatEvents } from './events/chat.ts';
export {
  callHandshakeSchema,
  chatHandshakeSchema,
  socketAuthSchema,
  speechHandshakeSchema,
} from './events/handshake.ts';
export { speechEvents } from './events/speech.ts';
export { formatTargetLanguages, parseTargetLanguages } from './events/targetLanguages.ts';
export { limits } from './limits.ts';
export { appStringsSchema } from './models/appStrings.ts';
export {
  type AssistantMessage,
  type AssistantTopic,
  assistantMessageSchema,
  assistantTopicSchema,
} from './models/assistant.ts';
export {
  type Attachment,
  type AttachmentInput,
  attachmentInputSchema,
  attachmentMetaSchema,
  attachmentSchema,
  attachmentTypes,
} from './models/attachment.ts';
export {
  type CallInfo,
  type CallParticipant,
  callInfoSchema,
  callParticipantSchema,
} from './models/callInfo.ts';
export { type CallKind, callKindOf } from './models/callKind.ts';
export { type CallRoom, callRoomSchema } from './models/callRoom.ts';
export { type CardPayload, cardPayloadSchema } from './models/card.ts';
export {
  type Change,
  changeSchema,
  memberAddedChangeSchema,
  memberRemovedChangeSchema,
  messageChangeSchema,
  reactionChangeSchema,
  recallChangeSchema,
  seenChangeSchema,
  topicUpdatedChangeSchema,
  translationChangeSchema,
} from './models/change.ts';
export { type FriendRequest, friendRequestSchema } from './models/friendRequest.ts';
export { type Gender, genderSchema, genders } from './models/gender.ts';
export { type LocationData, locationDataSchema } from './models/locationData.ts';
export { locationInputSchema } from './models/locationInput.ts';
export { formatLocation, parseLocation } from './models/locationText.ts';
export { type Member, memberSchema } from './models/member.ts';
export { type MemberResponse, memberResponseSchema } from './models/memberResponse.ts';
export {
  type Message,
  type MessageType,
  messageSchema,
  messageTypes,
  type RepliedMessage,
  repliedMessageSchema,
} from './models/message.ts';
export { type MessageInput, messageInputSchema, type ParsedMessageInput } from './models/messageInput.ts';
export { type PackageName, packageNameSchema, packageNames } from './models/packageName.ts';
export { type Person, personSchema } from './models/person.ts';
export {
  type Profile,
  type ProfilePayload,
  profileBasics,
  profilePayloadSchema,
  profileSchema,
} from './models/profile.ts';
export { type Reaction, reactionSchema } from './models/reaction.ts';
export { type RecordingRule, recordingRuleSchema } from './models/recordingRule.ts';
export { type Relation, relationOf } from './models/relation.ts';
export { type SeenInfo, seenInfoSchema } from './models/seenInfo.ts';
export {
  type Session,
  sessionSchema,
  sessionUserSchema,
  type Verification,
  verificationSchema,
} from './models/session.ts';
export {
  type Customer,
  customerSchema,
  type Subscription,
  subscriptionSchema,
} from './models/subscription.ts';
export {
  type LastMessage,
  lastMessageSchema,
  type Topic,
  type TranslationView,
  topicSchema,
  translationViews,
} from './models/topic.ts';
export { type TranscriptItem, transcriptItemSchema } from './models/transcriptItem.ts';
export { type Translation, translationSchema, translationStates } from './models/translation.ts';
export { type TrialStatus, trialStatuses } from './models/trialStatus.ts';
export { type UploadFolder, type UploadSlot, uploadFolders, uploadSlotSchema } from './models/uploadSlot.ts';
export { type User, userSchema } from './models/user.ts';
export { createOpenApiDocument, type OpenApiOptions } from './openapi/createOpenApiDocument.ts';
export type {
  OpenApiContent,
  OpenApiDocument,
  OpenApiOperation,
  OpenApiParameter,
} from './openapi/OpenApiDocument.ts';
export { allEndpoints } from './rest/allEndpoints.ts';
export { assistantEndpoints } from './rest/assistant.ts';
export { authEndpoints } from './rest/auth.ts';
export { billingEndpoints } from './rest/billing.ts';
export { callEndpoints } from './rest/calls.ts';
export { chatEndpoints } from './rest/chat.ts';
export {
  type DemoAccount,
  demoAccountSchema,
  devEndpoints,
  type OutboxItem,
  outboxItemSchema,
} from './rest/dev.ts';
export { endpoints } from './rest/endpoints.ts';
export { fileEndpoints } from './rest/files.ts';
export { friendEndpoints } from './rest/friends.ts';
export { groupEndpoints } from './rest/groups.ts';
export { outreachEndpoints } from './rest/outreach.ts';
export {
  type CountryCode,
  countryCodeSchema,
  type LanguageItem,
  languageItemSchema,
  staticEndpoints,
} from './rest/static.ts';
export { type Health, healthSchema, systemEndpoints } from './rest/system.ts';
export { topicEndpoints } from './rest/topics.ts';
export { translateEndpoints } from './rest/translate.ts';
export { userEndpoints } from './rest/users.ts';
export { chatIdSchema } from './schema/chatId.ts';
export { dialCodeSchema } from './schema/dialCode.ts';
export { email } from './schema/email.ts';
export { filledText } from './schema/filledText.ts';
export { flagSchema } from './schema/flag.ts';
export { formatChatId } from './schema/formatChatId.ts';
export { idSchema } from './schema/id.ts';
export { languageTagSchema } from './schema/languageTag.ts';
export { linkSchema } from './schema/link.ts';
export { pageQuery } from './schema/pageQuery.ts';
export { phoneNumberSchema } from './schema/phoneNumber.ts';
export { isStorable, text } from './schema/text.ts';
export { timeInputSchema } from './schema/timeInput.ts';
export { timestampSchema } from './schema/timestamp.ts';
export { verificationCodeSchema } from './schema/verificationCode.ts';
export { wholeNumber } from './schema/wholeNumber.ts';
export { validationSentences } from './sentences.ts';

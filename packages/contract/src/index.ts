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
export { chatEvents } from './events/chat.ts';
export { chatHandshakeSchema, socketAuthSchema } from './events/handshake.ts';
export { limits } from './limits.ts';
export {
  type Attachment,
  type AttachmentInput,
  attachmentInputSchema,
  attachmentMetaSchema,
  attachmentSchema,
  attachmentTypes,
} from './models/attachment.ts';
export { type CallRoom, callRoomSchema } from './models/callRoom.ts';
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
export { type Gender, genderSchema, genders } from './models/gender.ts';
export { type LocationData, locationDataSchema } from './models/locationData.ts';
export { locationInputSchema } from './models/locationInput.ts';
export { formatLocation, parseLocation } from './models/locationText.ts';
export { type Member, memberSchema } from './models/member.ts';
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
export { type Translation, translationSchema, translationStates } from './models/translation.ts';
export { type UploadFolder, type UploadSlot, uploadFolders, uploadSlotSchema } from './models/uploadSlot.ts';
export { type User, userSchema } from './models/user.ts';
export { allEndpoints } from './rest/allEndpoints.ts';
export { authEndpoints } from './rest/auth.ts';
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
export {
  type CountryCode,
  countryCodeSchema,
  type LanguageItem,
  languageItemSchema,
  staticEndpoints,
} from './rest/static.ts';
export { type Health, healthSchema, systemEndpoints } from './rest/system.ts';
export { topicEndpoints } from './rest/topics.ts';
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

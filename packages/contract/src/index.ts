export { chatThemeNames } from './constants/chatThemeNames.ts';
export { durations } from './constants/durations.ts';
export { type Feature, planIncludes } from './constants/planIncludes.ts';
export { type PackageName, type Plan, plans } from './constants/plans.ts';
export type { Access } from './endpoint/access.ts';
export { commonErrors } from './endpoint/commonErrors.ts';
export { describePolicy } from './endpoint/describePolicy.ts';
export type { Endpoint, EndpointData, EndpointDefinition, EndpointInput } from './endpoint/Endpoint.ts';
export { type EndpointLimit, type RateLimit, type RateLimitName, rateLimits } from './endpoint/rateLimits.ts';
export { envelopes, type Pagination } from './envelopes.ts';
export { type ErrorCode, type ErrorEntry, errorCodes } from './errorCodes.ts';
export type {
  ClientEvent,
  EventAck,
  EventDefinition,
  EventInput,
  EventParams,
  EventPayload,
  ServerEvent,
  SocketNamespace,
} from './event/defineEvent.ts';
export { eventName } from './event/eventName.ts';
export type { Acknowledgement } from './events/acknowledgementSchema.ts';
export { allEvents } from './events/allEvents.ts';
export { callEvents } from './events/callEvents.ts';
export { chatEvents } from './events/chatEvents.ts';
export {
  formatTargetLanguages,
  type SocketRefusal,
  socketAuthSchema,
  socketHandshake,
  socketRefusalSchema,
} from './events/socketHandshake.ts';
export { speechEvents } from './events/speechEvents.ts';
export { limits } from './limits.ts';
export type {
  Attachment,
  AttachmentInput,
  UploadFolder,
  UploadSlot,
} from './models/attachment.ts';
export type { Change } from './models/change.ts';
export { DTAttachmentType, DTMessageType, type MessageType } from './models/DTMessageType.ts';
export { formatLocation, type LocationData } from './models/formatLocation.ts';
export { type Gender, genders } from './models/genders.ts';
export type {
  CallRoom,
  LastMessage,
  Message,
  Reaction,
  RepliedMessage,
} from './models/message.ts';
export type { MessageInput, ParsedMessageInput } from './models/messageInput.ts';
export type { Member, Person } from './models/person.ts';
export type { Profile } from './models/profile.ts';
export type { Session, Verification } from './models/session.ts';
export type { SeenInfo, Topic } from './models/topic.ts';
export type { Translation, TranslationView } from './models/translation.ts';
export type { User } from './models/user.ts';
export { createOpenApiDocument, type OpenApiOptions } from './openapi/createOpenApiDocument.ts';
export type {
  OpenApiContent,
  OpenApiDocument,
  OpenApiOperation,
  OpenApiParameter,
} from './openapi/OpenApiDocument.ts';
export { allEndpoints } from './rest/allEndpoints.ts';
export type { DemoAccount, OutboxItem } from './rest/devEndpoints.ts';
export { endpoints } from './rest/endpoints.ts';
export type { CountryCode, LanguageItem } from './rest/staticEndpoints.ts';
export type { Health } from './rest/systemEndpoints.ts';
export { formatChatId } from './schema/formatChatId.ts';
export { validationSentences } from './validationSentences.ts';

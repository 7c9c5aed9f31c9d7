/**
 * What a client needs at run time to speak with a server, without the schemas and the library behind them: an address of its
 * own, so that no bundler brings them along.
 */
export { callReactions } from './constants/callReactions.ts';
export { limits } from './constants/limits.ts';
export { socketTimes } from './constants/socketTimes.ts';
export type { RequestDefinition } from './endpoint/defineRequests.ts';
export { type ErrorCode, type ErrorEntry, errorCodes } from './errors/errorCodes.ts';
export { eventName } from './event/eventName.ts';
export type { EventParams, NamedEvent, SocketNamespace } from './event/NamedEvent.ts';
export { callEventNames } from './events/callEventNames.ts';
export { chatEventNames } from './events/chatEventNames.ts';
export { formatTargetLanguages } from './events/formatTargetLanguages.ts';
export { speechEventNames } from './events/speechEventNames.ts';
export { requests } from './rest/requests.ts';

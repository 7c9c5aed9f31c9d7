export type {
  ApiCall,
  ApiCallInput,
  ApiClient,
  ApiClientOptions,
  ApiResult,
  CallOptions,
} from './rest/ApiClient.ts';
export { ApiError, type ApiErrorOptions, type ClientErrorCode } from './rest/ApiError.ts';
export { createApiClient } from './rest/createApiClient.ts';
export { createStreamClient, type StreamCall, type StreamClient } from './rest/createStreamClient.ts';
export { isRetryable } from './rest/isRetryable.ts';
export type { StreamBeginning, StreamListeners } from './rest/streamEndpoint.ts';
export { createSocket } from './socket/createSocket.ts';
export type { ConnectionState, EventSocket, SocketOptions, SpeechQuery } from './socket/EventSocket.ts';
export { type UploadOptions, uploadFile } from './upload/uploadFile.ts';

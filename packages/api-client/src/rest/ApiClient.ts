import type {
  EndpointData,
  EndpointDefinition,
  EndpointInput,
  endpoints,
  Pagination,
} from '@franca/contract';
import type { RequestDefinition } from '@franca/contract/client';
import type { ApiError } from './ApiError.ts';

/** How a client reaches its server. */
export interface ApiClientOptions {
  /** Address of the API; outside a browser a whole one, such as `https://franca.example.org/api`. Default: `/api` on the page's own host. */
  readonly baseUrl?: string;
  /** The session token, read at every request; nothing while signed out. */
  readonly getToken?: () => string | null | undefined;
  /** Called when the server no longer takes the session token. */
  readonly onUnauthorized?: (error: ApiError) => void;
  /** Called when plans do not include what was asked for; `call.feature` says what it needs. The request fails as well. */
  readonly onNotPermitted?: (error: ApiError, call: RequestDefinition) => void;
  /** The sentence for the person, in the language of your interface; it becomes the `message` of every error. */
  readonly describeError?: (error: ApiError) => string;
  /** Another `fetch`, for environments that bring their own. Default: the global one. */
  readonly fetch?: typeof globalThis.fetch;
  /** Milliseconds until a request without a response fails with code `timeout`. Default 20,000. */
  readonly timeout?: number;
  /** `endpoints` of `@franca/contract`, to check every response against its schema; meant for tests, costs time. */
  readonly validate?: typeof endpoints;
}

/** Options of a single request, beside its input. */
export interface CallOptions {
  /** Cancels the request; it then fails with code `aborted`. */
  readonly signal?: AbortSignal;
  /** Milliseconds until this request fails with code `timeout`. Default: that of the client. */
  readonly timeout?: number;
  /** A token for this request only, for example the registration token of a verification. */
  readonly token?: string;
}

/** What a request needs: the input of the endpoint and the options of the request; left out when nothing is required. */
export type ApiCallInput<E extends EndpointDefinition> = EndpointInput<E> &
  CallOptions &
  (E extends { readonly accepts: 'binary' } ? { readonly body: Blob } : unknown);

/** What a request returns: `data`, `{data, pagination}` for paged lists, or the bytes of a file. */
export type ApiResult<E extends EndpointDefinition> = E extends { readonly responds: 'binary' }
  ? Blob
  : E extends { readonly pagination: true }
    ? { readonly data: EndpointData<E>; readonly pagination: Pagination }
    : EndpointData<E>;

/** One request of the client. @throws ApiError */
export type ApiCall<E extends EndpointDefinition> =
  Record<never, never> extends ApiCallInput<E>
    ? (input?: ApiCallInput<E>) => Promise<ApiResult<E>>
    : (input: ApiCallInput<E>) => Promise<ApiResult<E>>;

/** Every request of the contract by domain: `api.auth.phoneVerify({ body })`. */
export type ApiClient = {
  readonly [Domain in keyof typeof endpoints]: {
    readonly [Name in keyof (typeof endpoints)[Domain]]: (typeof endpoints)[Domain][Name] extends infer E extends
      EndpointDefinition
      ? ApiCall<E>
      : never;
  };
};

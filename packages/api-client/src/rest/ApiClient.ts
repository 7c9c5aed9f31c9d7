import type {
  EndpointData,
  EndpointDefinition,
  EndpointInput,
  endpoints,
  Pagination,
} from '@franca/contract';
import type { CallOptions } from './CallOptions.ts';

/** What a call needs: the endpoint's input and the options of the call; left out when nothing is required. */
export type ApiCallInput<E extends EndpointDefinition> = EndpointInput<E> &
  CallOptions &
  (E extends { readonly accepts: 'binary' } ? { readonly body: Blob } : unknown);

/** What a call answers: `data`, `{data, pagination}` for paged lists, or the bytes of a file. */
export type ApiResult<E extends EndpointDefinition> = E extends { readonly responds: 'binary' }
  ? Blob
  : E extends { readonly pagination: true }
    ? { readonly data: EndpointData<E>; readonly pagination: Pagination }
    : EndpointData<E>;

/** One call of the client. @throws ApiError */
export type ApiCall<E extends EndpointDefinition> =
  Record<never, never> extends ApiCallInput<E>
    ? (input?: ApiCallInput<E>) => Promise<ApiResult<E>>
    : (input: ApiCallInput<E>) => Promise<ApiResult<E>>;

/** Every call of the contract by domain: `api.auth.phoneVerify({ body })`. */
export type ApiClient = {
  readonly [Domain in keyof typeof endpoints]: {
    readonly [Name in keyof (typeof endpoints)[Domain]]: (typeof endpoints)[Domain][Name] extends infer E extends
      EndpointDefinition
      ? ApiCall<E>
      : never;
  };
};

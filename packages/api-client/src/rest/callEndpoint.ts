import { type EndpointDefinition, envelopes } from '@franca/contract';
import type { ApiClientOptions } from './ApiClientOptions.ts';
import { ApiError } from './ApiError.ts';
import { buildUrl } from './buildUrl.ts';
import type { CallOptions } from './CallOptions.ts';
import { clientErrors } from './clientErrors.ts';
import { toApiError } from './toApiError.ts';
import { toFetchError } from './toFetchError.ts';

/** The input of any endpoint, before its types are narrowed. */
export interface AnyCallInput extends CallOptions {
  /** Values of the path parameters. */
  readonly params?: Readonly<Record<string, unknown>>;
  /** Values of the query string. */
  readonly query?: Readonly<Record<string, unknown>>;
  /** JSON body, or the bytes of a file. */
  readonly body?: unknown;
}

const defaultTimeout = 20_000;

function requestOf(
  endpoint: EndpointDefinition,
  options: ApiClientOptions,
  input: AnyCallInput,
): RequestInit {
  const headers = new Headers({ accept: 'application/json' });
  const open = ['public', 'link', 'loopback'].includes(endpoint.access.kind);
  const token = input.token ?? (open ? null : options.getToken?.());
  if (token) headers.set('authorization', `Bearer ${token}`);
  const binary = input.body instanceof Blob ? input.body : null;
  if (input.body !== undefined && !binary) headers.set('content-type', 'application/json');
  if (binary?.type) headers.set('content-type', binary.type);
  const limits = [AbortSignal.timeout(input.timeout ?? options.timeout ?? defaultTimeout)];
  return {
    method: endpoint.method,
    headers,
    body: binary ?? (input.body === undefined ? undefined : JSON.stringify(input.body)),
    signal: AbortSignal.any(input.signal ? [...limits, input.signal] : limits),
  };
}

function resultOf(
  endpoint: EndpointDefinition,
  answer: unknown,
  response: Response,
  validate: boolean,
): unknown {
  if (endpoint.responds === 'document') return answer;
  if (typeof answer !== 'object' || answer === null || !('success' in answer) || answer.success !== true) {
    throw toApiError(response, answer);
  }
  const raw = 'data' in answer ? answer.data : null;
  const data = validate ? endpoint.data.parse(raw) : raw;
  if (!endpoint.pagination) return data;
  return { data, pagination: envelopes.pagination.parse('pagination' in answer ? answer.pagination : null) };
}

/** Makes one call and answers its data. @throws ApiError for every failure of network or server */
export async function callEndpoint(
  endpoint: EndpointDefinition,
  options: ApiClientOptions,
  input: AnyCallInput = {},
): Promise<unknown> {
  const url = buildUrl({ baseUrl: options.baseUrl ?? '/api', path: endpoint.path, ...input });
  const send = options.fetch ?? globalThis.fetch;
  let response: Response;
  let answer: unknown;
  try {
    response = await send(url, requestOf(endpoint, options, input));
    if (response.ok && endpoint.responds === 'binary') return await response.blob();
    const text = await response.text();
    answer = readJson(text);
  } catch (cause) {
    throw toFetchError(cause, input.signal);
  }
  if (response.ok && answer === undefined) {
    throw new ApiError({ status: response.status, code: 'unexpected', errors: [clientErrors.unexpected] });
  }
  if (response.ok) return resultOf(endpoint, answer, response, options.validate === true);
  const error = toApiError(response, answer);
  if (error.code === 'unauthorized') options.onUnauthorized?.(error);
  throw error;
}

/** JSON of an answer; undefined when it is something else, such as a proxy's error page. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import type { EndpointDefinition, Pagination } from '@franca/contract';
import type { RequestDefinition } from '@franca/contract/client';
import type { ApiClientOptions, CallOptions } from './ApiClient.ts';
import { ApiError, clientErrors, describe } from './ApiError.ts';
import { toApiError, toFetchError } from './toApiError.ts';

/** The parts of a request's address. */
interface UrlParts {
  /** Where the API lives, with or without a slash at its end, for example `/api`. */
  readonly baseUrl: string;
  /** Path of the contract with `{name}` for each parameter. */
  readonly path: string;
  /** Values of the path parameters. */
  readonly params?: Readonly<Record<string, unknown>>;
  /** Values of the query string; undefined and null are left out. */
  readonly query?: Readonly<Record<string, unknown>>;
}

/** The address of a request. @throws Error when a path parameter is missing, since the address would mean something else. */
function buildUrl({ baseUrl, path, params = {}, query = {} }: UrlParts): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '') {
      throw new Error(`The path ${path} needs ${name}; pass it in params.`);
    }
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  const text = search.toString();
  return `${baseUrl.replace(/\/+$/, '')}${filled}${text ? `?${text}` : ''}`;
}

/** The input of any endpoint, before its types are narrowed. */
export interface AnyRequestInput extends CallOptions {
  /** Values of the path parameters. */
  readonly params?: Readonly<Record<string, unknown>>;
  /** Values of the query string. */
  readonly query?: Readonly<Record<string, unknown>>;
  /** JSON body, or the bytes of a file. */
  readonly body?: unknown;
}

const defaultTimeout = 20_000;

function requestOf(
  endpoint: RequestDefinition,
  options: ApiClientOptions,
  input: AnyRequestInput,
): RequestInit {
  const headers = new Headers({ accept: 'application/json' });
  const open = ['public', 'link', 'loopback', 'devKey'].includes(endpoint.access.kind);
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

/** The schema of what a request returns. */
function schemaOf(
  schemas: NonNullable<ApiClientOptions['validate']>,
  { id }: RequestDefinition,
): EndpointDefinition['data'] {
  const found = Object.values(schemas)
    .flatMap((group) => Object.values<EndpointDefinition>(group))
    .find((endpoint) => endpoint.id === id);
  if (!found) throw new Error(`The contract given in validate has no endpoint "${id}".`);
  return found.data;
}

/** Pages count from 1, and an empty list has none. */
function isPagination(value: unknown): value is Pagination {
  if (typeof value !== 'object' || value === null || !('current' in value && 'totalPage' in value))
    return false;
  const { current, totalPage } = value;
  return (
    Number.isInteger(current) && Number(current) >= 1 && Number.isInteger(totalPage) && Number(totalPage) >= 0
  );
}

function resultOf(
  endpoint: RequestDefinition,
  content: unknown,
  response: Response,
  schemas: ApiClientOptions['validate'],
): unknown {
  if (endpoint.responds === 'document') return content;
  if (
    typeof content !== 'object' ||
    content === null ||
    !('success' in content) ||
    content.success !== true
  ) {
    throw toApiError(response, content);
  }
  const raw = 'data' in content ? content.data : null;
  const data = schemas ? schemaOf(schemas, endpoint).parse(raw) : raw;
  if (!endpoint.pagination) return data;
  const pagination = 'pagination' in content ? content.pagination : null;
  if (isPagination(pagination)) return { data, pagination };
  throw new ApiError({ status: response.status, code: 'unexpected', errors: [clientErrors.unexpected] });
}

async function request(
  endpoint: RequestDefinition,
  options: ApiClientOptions,
  input: AnyRequestInput,
): Promise<unknown> {
  const url = buildUrl({ baseUrl: options.baseUrl ?? '/api', path: endpoint.path, ...input });
  const send = options.fetch ?? globalThis.fetch;
  let response: Response;
  let content: unknown;
  try {
    response = await send(url, requestOf(endpoint, options, input));
    if (response.ok && endpoint.responds === 'binary') return await response.blob();
    const text = await response.text();
    content = readJson(text);
  } catch (cause) {
    throw toFetchError(cause, input.signal);
  }
  if (response.ok && content === undefined) {
    throw new ApiError({ status: response.status, code: 'unexpected', errors: [clientErrors.unexpected] });
  }
  if (response.ok) return resultOf(endpoint, content, response, options.validate);
  const error = toApiError(response, content);
  if (error.code === 'unauthorized') options.onUnauthorized?.(error);
  if (error.code === 'not_permitted') options.onNotPermitted?.(error, endpoint);
  throw error;
}

/** JSON of a response; undefined when it is something else, such as a proxy's error page. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends one request and returns its data. @throws ApiError for every failure of network or server */
export async function requestEndpoint(
  endpoint: RequestDefinition,
  options: ApiClientOptions,
  input: AnyRequestInput = {},
): Promise<unknown> {
  try {
    return await request(endpoint, options, input);
  } catch (error) {
    throw describe(error, options.describeError);
  }
}

import type { RequestDefinition } from '@franca/contract/client';
import type { ApiClientOptions, CallOptions } from './ApiClient.ts';
import type { ApiError } from './ApiError.ts';

/** The input of any endpoint, before its types are narrowed. */
export interface AnyRequestInput extends CallOptions {
  /** Values of the path parameters. */
  readonly params?: Readonly<Record<string, unknown>>;
  /** Values of the query string; undefined and null are left out. */
  readonly query?: Readonly<Record<string, unknown>>;
  /** JSON body, or the bytes of a file. */
  readonly body?: unknown;
}

/** The address of a call. @throws Error when a path parameter is missing, since the address would mean something else. */
export function buildUrl(
  { path }: RequestDefinition,
  { baseUrl = '/api' }: ApiClientOptions,
  { params = {}, query = {} }: AnyRequestInput,
): string {
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

/** What is sent to that address, until a signal ends it. */
export function buildRequest(
  endpoint: RequestDefinition,
  options: ApiClientOptions,
  input: AnyRequestInput,
  { accept, signals }: { accept: string; signals: AbortSignal[] },
): RequestInit {
  const headers = new Headers({ accept });
  const open = ['public', 'link', 'loopback', 'devKey'].includes(endpoint.access.kind);
  const token = input.token ?? (open ? null : options.getToken?.());
  if (token) headers.set('authorization', `Bearer ${token}`);
  const binary = input.body instanceof Blob ? input.body : null;
  if (input.body !== undefined && !binary) headers.set('content-type', 'application/json');
  if (binary?.type) headers.set('content-type', binary.type);
  return {
    method: endpoint.method,
    headers,
    body: binary ?? (input.body === undefined ? undefined : JSON.stringify(input.body)),
    signal: AbortSignal.any(input.signal ? [...signals, input.signal] : signals),
  };
}

/** Tells the application of a refusal that concerns more than the one call. */
export function reportRefusal(error: ApiError, endpoint: RequestDefinition, options: ApiClientOptions): void {
  if (error.code === 'unauthorized') options.onUnauthorized?.(error);
  if (error.code === 'not_permitted') options.onNotPermitted?.(error, endpoint);
}

import type { Endpoint } from '@franca/contract';
import type { TestApp } from '../createTestApp.ts';
import { sampleOf } from './sampleOf.ts';

/** The parts of one request, before they are put on the wire. */
export interface RequestParts {
  /** Path parameters by name. */
  params?: Record<string, unknown>;
  /** Query parameters by name. */
  query?: Record<string, unknown>;
  /** JSON body, or the text to send as it is. */
  body?: unknown;
}

/** An answer as it came over the wire. */
export interface WireAnswer {
  /** HTTP status. */
  status: number;
  /** The body, parsed when it is JSON. */
  body: unknown;
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** A request of the right shape, with real ids where the test knows them. */
export function goodRequest(endpoint: Endpoint, known: Record<string, unknown>): RequestParts {
  return {
    params: sampleOf(endpoint.params, known) as Record<string, unknown> | undefined,
    query: sampleOf(endpoint.query, known) as Record<string, unknown> | undefined,
    body: sampleOf(endpoint.body, known),
  };
}

/** Sends a request to an endpoint of the contract, whatever its parts are. */
export async function callEndpoint(
  app: TestApp,
  endpoint: Endpoint,
  { params = {}, query = {}, body }: RequestParts,
  token?: string,
  more: { remoteAddress?: string } = {},
): Promise<WireAnswer> {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(asSafe(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) search.set(name, asText(value) ?? '');
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  const response = await app.core.server.inject({
    ...more,
    method: endpoint.method,
    url: `/api${path}?${search}`,
    headers,
    payload: body === undefined ? undefined : asText(body),
  });
  const isJson = String(response.headers['content-type'] ?? '').includes('json');
  return { status: response.statusCode, body: isJson ? response.json() : response.body };
}

// A lone surrogate cannot be written in an address at all.
const asSafe = (value: unknown) => (asText(value) ?? '').toWellFormed().slice(0, 2_000);

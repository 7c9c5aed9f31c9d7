import {
  devKeyHeader,
  type EndpointData,
  type EndpointDefinition,
  type EndpointInput,
  endpoints,
  type Pagination,
} from '@franca/contract';
import type { App } from '../src/app.ts';

/** Who makes a call, and how; a visitor on this machine, who was shown the key of the dev outbox, when nothing is said. */
export type CallOptions = {
  /** Somebody with a token, e.g. a person of the world. */
  as?: { token: string | null } | undefined;
  /** Headers beside the token and the content type. */
  headers?: Record<string, string>;
  /** Address that the call comes from. */
  from?: string;
};

/** The parts of one request, whatever they are. */
export type RequestParts = {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  /** JSON, or the text to send as it is. */
  body?: unknown;
};

/** A response as it came over the wire; `body` is parsed when it is JSON. */
export type WireResponse = { status: number; headers: Record<string, unknown>; body: unknown };

/** The response of one endpoint, read from the envelope. */
export type Answer<E extends EndpointDefinition> = {
  status: number;
  headers: Record<string, unknown>;
  success: boolean;
  /** What the endpoint answers; reading it throws when the call was refused. */
  readonly data: EndpointData<E>;
  /** Sentences, empty on success. */
  errors: string[];
  /** Code of a refusal. */
  code: string | undefined;
  /** Position in a paged list. */
  pagination: Pagination | undefined;
};

type Call<E extends EndpointDefinition> =
  Record<never, never> extends EndpointInput<E>
    ? (input?: EndpointInput<E> & CallOptions) => Promise<Answer<E>>
    : (input: EndpointInput<E> & CallOptions) => Promise<Answer<E>>;

/** Every call of the contract by domain, spelled as in the client that people use. */
export type Client = {
  readonly [Domain in keyof typeof endpoints]: {
    readonly [Name in keyof (typeof endpoints)[Domain]]: (typeof endpoints)[Domain][Name] extends infer E extends
      EndpointDefinition
      ? Call<E>
      : never;
  };
};

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
// A lone surrogate cannot be written in an address at all.
const asSafe = (value: unknown) => (asText(value) ?? '').toWellFormed().slice(0, 2000);

/** Sends a request to an endpoint, whatever its parts are: for what the types of {@link createClient} do not let through. */
export async function requestEndpoint(
  { core }: App,
  endpoint: EndpointDefinition,
  { params = {}, query = {}, body, as, headers = {}, from }: RequestParts & CallOptions,
): Promise<WireResponse> {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(asSafe(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) search.set(name, asText(value) ?? '');
  const response = await core.server.inject({
    method: endpoint.method,
    url: `/api${path}?${search}`,
    headers: {
      ...(as?.token && { authorization: `Bearer ${as.token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(endpoint.access.kind === 'devKey' && { [devKeyHeader]: core.local.key }),
      ...headers,
    },
    ...(body !== undefined && { payload: asText(body) }),
    ...(from !== undefined && { remoteAddress: from }),
  });
  const isJson = String(response.headers['content-type'] ?? '').includes('json');
  const { statusCode: status, headers: received } = response;
  return { status, headers: received, body: isJson ? response.json() : response.body };
}

function toAnswer<E extends EndpointDefinition>(
  endpoint: E,
  { status, headers, body }: WireResponse,
): Answer<E> {
  const envelope = body as Partial<Answer<E>>;
  const { success = false, data, errors = [], code, pagination } = envelope;
  const answer = { status, headers, success, errors, code, pagination };
  return Object.defineProperty(answer, 'data', {
    enumerable: success,
    get: () => {
      if (success) return data;
      if (endpoint.responds === 'document') return body;
      throw new Error(`${endpoint.id} was refused with ${status} ${code}: ${errors.join(' ')}`);
    },
  }) as Answer<E>;
}

/**
 * A client over Fastify's `inject`, without a network. `nodeOf` says which process serves whoever holds a token; the first
 * one serves everybody else.
 *
 * @example
 * const { data } = await api.chat.send({ as: ana, body: { topic_id, type: 'message', chat_id, content: 'Hello' } });
 */
export function createClient(app: App, nodeOf: (token: string) => App | undefined = () => undefined): Client {
  const domains = Object.entries(endpoints).map(([domain, calls]) => [
    domain,
    Object.fromEntries(
      Object.entries(calls).map(([name, endpoint]: [string, EndpointDefinition]) => [
        name,
        async (input: RequestParts & CallOptions = {}) => {
          const node = nodeOf(input.as?.token ?? '') ?? app;
          return toAnswer(endpoint, await requestEndpoint(node, endpoint, input));
        },
      ]),
    ),
  ]);
  return Object.fromEntries(domains) as Client;
}

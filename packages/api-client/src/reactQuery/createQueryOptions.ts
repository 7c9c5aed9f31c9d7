import type { EndpointDefinition, EndpointInput, endpoints } from '@franca/contract';
import { type RequestDefinition, requests } from '@franca/contract/client';
import type { DataTag } from '@tanstack/react-query';
import type { ApiClient, ApiResult } from '../rest/ApiClient.ts';
import type { AnyRequestInput } from '../rest/buildRequest.ts';
import { isRetryable } from '../rest/isRetryable.ts';

const keyOf = (id: string, input: unknown): readonly [string, ...unknown[]] =>
  input === undefined ? [id] : [id, input];

/** The cache key of a read: the endpoint's id and its input. Without input it matches every entry of the endpoint. */
export function queryKeyOf<E extends EndpointDefinition>(
  endpoint: E,
  input?: EndpointInput<E>,
): readonly [string, ...unknown[]] {
  return keyOf(endpoint.id, input);
}

/** Options of one read, for `useQuery`, `useSuspenseQuery`, `prefetchQuery` and `ensureQueryData`. */
export interface ReadOptions<Data> {
  /** Cache key: the endpoint's id and its input; it carries the type of the data for `getQueryData`. */
  readonly queryKey: DataTag<readonly [string, ...unknown[]], Data>;
  /** Sends the request; cancelled with the query. */
  readonly queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
  /** Tries again, three times at most, what may succeed later. */
  readonly retry: (failures: number, error: Error) => boolean;
}

/** The factory of one read. */
export type ReadFactory<E extends EndpointDefinition> =
  Record<never, never> extends EndpointInput<E>
    ? (input?: EndpointInput<E>) => ReadOptions<ApiResult<E>>
    : (input: EndpointInput<E>) => ReadOptions<ApiResult<E>>;

/** Every read of the contract by domain: `queries.topics.get({ params })`. */
export type QueryFactories = {
  readonly [Domain in keyof typeof endpoints]: {
    readonly [Name in keyof (typeof endpoints)[Domain] as (typeof endpoints)[Domain][Name] extends {
      readonly method: 'GET';
    }
      ? Name
      : never]: (typeof endpoints)[Domain][Name] extends infer E extends EndpointDefinition
      ? ReadFactory<E>
      : never;
  };
};

const maxRetries = 3;

type Call = (input: AnyRequestInput) => Promise<unknown>;

/**
 * Query options for every read of the contract.
 *
 * @example
 * const queries = createQueryOptions(api);
 * const { data } = useQuery(queries.topics.get({ params: { topic_id } }));
 */
export function createQueryOptions(api: ApiClient): QueryFactories {
  const made: Readonly<Record<string, Readonly<Record<string, Call>>>> = api as never;
  const factory = (domain: string, name: string, call: RequestDefinition) => (input?: AnyRequestInput) => ({
    queryKey: keyOf(call.id, input),
    queryFn: ({ signal }: { signal: AbortSignal }) => made[domain]?.[name]?.({ ...input, signal }),
    retry: (failures: number, error: unknown) => failures < maxRetries && isRetryable(error),
  });
  const domains = Object.entries(requests).map(([domain, group]) => [
    domain,
    Object.fromEntries(
      Object.entries(group)
        .filter(([, call]: [string, RequestDefinition]) => call.method === 'GET')
        .map(([name, call]: [string, RequestDefinition]) => [name, factory(domain, name, call)]),
    ),
  ]);
  return Object.fromEntries(domains) as QueryFactories;
}

import { type EndpointDefinition, endpoints } from '@franca/contract';
import type { ApiClient } from '../rest/ApiClient.ts';
import type { AnyCallInput } from '../rest/callEndpoint.ts';
import { isRetryable } from '../rest/isRetryable.ts';
import type { QueryFactories } from './QueryFactories.ts';
import { queryKeyOf } from './queryKeyOf.ts';

const maxRetries = 3;

type Call = (input: AnyCallInput) => Promise<unknown>;

/**
 * Query options for every read of the contract.
 *
 * @example
 * const queries = createQueryOptions(api);
 * const { data } = useQuery(queries.topics.get({ params: { topic_id } }));
 */
export function createQueryOptions(api: ApiClient): QueryFactories {
  const calls: Readonly<Record<string, Readonly<Record<string, Call>>>> = api as never;
  const factory = (domain: string, name: string, endpoint: EndpointDefinition) => (input?: AnyCallInput) => ({
    queryKey: queryKeyOf(endpoint, input),
    queryFn: ({ signal }: { signal: AbortSignal }) => calls[domain]?.[name]?.({ ...input, signal }),
    retry: (failures: number, error: unknown) => failures < maxRetries && isRetryable(error),
  });
  const domains = Object.entries(endpoints).map(([domain, group]) => [
    domain,
    Object.fromEntries(
      Object.entries(group)
        .filter(([, endpoint]: [string, EndpointDefinition]) => endpoint.method === 'GET')
        .map(([name, endpoint]: [string, EndpointDefinition]) => [name, factory(domain, name, endpoint)]),
    ),
  ]);
  return Object.fromEntries(domains) as QueryFactories;
}

import type { EndpointDefinition, EndpointInput, endpoints } from '@franca/contract';
import type { DataTag } from '@tanstack/react-query';
import type { ApiResult } from '../rest/ApiClient.ts';

/** Options of one read, for `useQuery`, `useSuspenseQuery`, `prefetchQuery` and `ensureQueryData`. */
export interface ReadOptions<Data> {
  /** Cache key: the endpoint's id and its input; it carries the type of the data for `getQueryData`. */
  readonly queryKey: DataTag<readonly [string, ...unknown[]], Data>;
  /** Makes the call; given up with the query. */
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

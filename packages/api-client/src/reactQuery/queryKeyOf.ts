import type { EndpointDefinition, EndpointInput } from '@franca/contract';

/** The cache key of a read: the endpoint's id and its input. Without input it matches every entry of the endpoint. */
export function queryKeyOf<E extends EndpointDefinition>(
  endpoint: E,
  input?: EndpointInput<E>,
): readonly [string, ...unknown[]] {
  return input === undefined ? [endpoint.id] : [endpoint.id, input];
}

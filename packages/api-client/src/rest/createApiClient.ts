import { type EndpointDefinition, endpoints } from '@franca/contract';
import type { ApiClient, ApiClientOptions } from './ApiClient.ts';
import { type AnyCallInput, callEndpoint } from './callEndpoint.ts';

/**
 * A client with one function for each endpoint of the contract.
 *
 * @example
 * const api = createApiClient({ getToken: () => localStorage.getItem('sessionToken') });
 * const topics = await api.topics.list();
 */
export function createApiClient(options: ApiClientOptions = {}): ApiClient {
  const domains = Object.entries(endpoints).map(([domain, calls]) => [
    domain,
    Object.fromEntries(
      Object.entries(calls).map(([name, endpoint]: [string, EndpointDefinition]) => [
        name,
        (input?: AnyCallInput) => callEndpoint(endpoint, options, input),
      ]),
    ),
  ]);
  return Object.fromEntries(domains) as ApiClient;
}

import { type CallDefinition, calls } from '@franca/contract/calls';
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
  const domains = Object.entries(calls).map(([domain, group]) => [
    domain,
    Object.fromEntries(
      Object.entries(group).map(([name, call]: [string, CallDefinition]) => [
        name,
        (input?: AnyCallInput) => callEndpoint(call, options, input),
      ]),
    ),
  ]);
  return Object.fromEntries(domains) as ApiClient;
}

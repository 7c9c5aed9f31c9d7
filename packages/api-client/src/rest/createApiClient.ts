import { type RequestDefinition, requests } from '@franca/contract/client';
import type { ApiClient, ApiClientOptions } from './ApiClient.ts';
import type { AnyRequestInput } from './buildRequest.ts';
import { requestEndpoint } from './requestEndpoint.ts';

/**
 * A client with one function for each endpoint of the contract.
 *
 * @example
 * const api = createApiClient({ getToken: () => localStorage.getItem('sessionToken') });
 * const topics = await api.topics.list();
 */
export function createApiClient(options: ApiClientOptions = {}): ApiClient {
  const domains = Object.entries(requests).map(([domain, group]) => [
    domain,
    Object.fromEntries(
      Object.entries(group).map(([name, endpoint]: [string, RequestDefinition]) => [
        name,
        (input?: AnyRequestInput) => requestEndpoint(endpoint, options, input),
      ]),
    ),
  ]);
  return Object.fromEntries(domains) as ApiClient;
}

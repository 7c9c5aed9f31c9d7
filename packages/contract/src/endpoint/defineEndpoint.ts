import type { Endpoint, EndpointDefinition } from './Endpoint.ts';

/** Defines one REST call; its literal types carry over into the client and the server. */
export function defineEndpoint<const E extends EndpointDefinition>(definition: E): Endpoint<E> {
  return { stage: 'now', ...definition };
}

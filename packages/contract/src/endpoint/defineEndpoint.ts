import type { z } from 'zod';
import type { NamedAccess } from './access.ts';
import type { Endpoint, EndpointDefinition } from './Endpoint.ts';

/** Nothing when the request has the field that the access names, otherwise a type that no definition has. */
type AccessFieldExists<E extends EndpointDefinition> =
  E['access'] extends NamedAccess<string, infer Part, infer Field>
    ? E[Part] extends z.ZodType<infer Content>
      ? Field extends keyof Content
        ? unknown
        : { readonly access: `The request's ${Part} has no field ${Field}` }
      : { readonly access: `The request has no ${Part}` }
    : unknown;

/**
 * Defines one REST call; its literal types carry over into the client and the server. A definition without its whole
 * policy (`access`, `feature`, `limit`, `errors`) does not compile, nor does an access that names a missing field.
 */
export function defineEndpoint<const E extends EndpointDefinition>(
  definition: E & AccessFieldExists<E>,
): Endpoint<E> {
  return { stage: 'now', ...definition };
}

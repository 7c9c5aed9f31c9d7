import type { z } from 'zod';
import type { EndpointDefinition } from './Endpoint.ts';

type Part<E, Name extends 'params' | 'query' | 'body'> = E extends {
  readonly [K in Name]: infer S extends z.ZodType;
}
  ? undefined extends z.input<S>
    ? { readonly [K in Name]?: z.input<S> }
    : Record<never, never> extends z.input<S>
      ? { readonly [K in Name]?: z.input<S> }
      : { readonly [K in Name]: z.input<S> }
  : unknown;

/** What a caller passes to an endpoint: `params`, `query` and `body`, as far as it has them; all-optional parts may be left out. */
export type EndpointInput<E extends EndpointDefinition> = Part<E, 'params'> &
  Part<E, 'query'> &
  Part<E, 'body'>;

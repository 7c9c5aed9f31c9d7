import type { z } from 'zod';
import type { EndpointLimit } from '../constants/rateLimits.ts';
import type { ErrorCode } from '../errors/errorCodes.ts';
import type { RequestDefinition } from './defineRequests.ts';

/** One REST request with its schemas, and its policy, which the router enforces. */
export interface EndpointDefinition extends RequestDefinition {
  /** How often one may call. */
  readonly limit: EndpointLimit;
  /** Codes that this call may answer with, beside those that every call may (`commonErrors`). */
  readonly errors: readonly ErrorCode[];
  /** Path parameters. */
  readonly params?: z.ZodObject;
  /** Query string. */
  readonly query?: z.ZodObject;
  /** JSON body. */
  readonly body?: z.ZodType;
  /** Content of `data` in a success answer; `z.null()` when there is none. */
  readonly data: z.ZodType;
  /** Bytes of a JSON body at most, where the usual 64 KiB are too few. */
  readonly bodyBytes?: number;
  /** What the caller sends: JSON (default) or the bytes of a file. */
  readonly accepts?: 'json' | 'binary';
  /** Whether the fields of `data` stand at the top level of the answer too, where the specification shows them there. */
  readonly flat?: true;
  /** Whether an error answer carries `error: {message, code}` beside `errors`. */
  readonly bothErrorShapes?: true;
  /** `later` when the server of this version does not answer it yet; `now` when left out. */
  readonly stage?: 'now' | 'later';
  /** Whether it exists only on a server that has plans; elsewhere it answers `plans_off`. */
  readonly needsPlans?: true;
  /** Whether the call is an addition of Franca's own to the calls that clients of its first version knew. */
  readonly extension?: true;
  /** Where `docs/behaviour` describes it: page and heading, `messages#sending`. */
  readonly behaviour: string;
  /** One sentence for the documentation. */
  readonly summary: string;
}

/** A defined endpoint: its definition with the stage filled in. */
export type Endpoint<E extends EndpointDefinition = EndpointDefinition> = E & {
  readonly stage: 'now' | 'later';
};

/** What an endpoint answers in `data`. */
export type EndpointData<E extends EndpointDefinition> = z.output<E['data']>;

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

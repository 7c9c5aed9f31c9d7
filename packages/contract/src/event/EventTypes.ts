import type { z } from 'zod';
import type { EventDefinition } from './EventDefinition.ts';

/** The ids that complete an event's wire name. */
export type EventParams<E extends EventDefinition> = E extends {
  readonly suffix: readonly (infer Name extends string)[];
}
  ? { readonly [K in Name]: string }
  : Record<never, never>;

/** What the receiver of an event gets. */
export type EventPayload<E extends EventDefinition> = z.output<E['payload']>;

/** What the sender of an event passes. */
export type EventInput<E extends EventDefinition> = z.input<E['payload']>;

/** What the receiver acknowledges with; `undefined` when the event has no acknowledgement. */
export type EventAck<E extends EventDefinition> = E extends { readonly ack: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

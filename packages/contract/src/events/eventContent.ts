import type { z } from 'zod';
import type { EventDefinition } from '../event/defineEvent.ts';
import type { NamedEvent } from '../event/NamedEvent.ts';
import type { callEvents } from './callEvents.ts';
import type { chatEvents } from './chatEvents.ts';
import type { speechEvents } from './speechEvents.ts';

type Events = typeof callEvents & typeof chatEvents & typeof speechEvents;

/** The definition of an event; the one with its id where only the name is given. */
type DefinitionOf<E extends NamedEvent> = E extends EventDefinition
  ? E
  : Extract<Events[keyof Events], { readonly id: E['id'] }>;

/** What the receiver of an event gets. */
export type EventPayload<E extends NamedEvent> = z.output<DefinitionOf<E>['payload']>;

/** What the sender of an event passes. */
export type EventInput<E extends NamedEvent> = z.input<DefinitionOf<E>['payload']>;

/** What the receiver acknowledges with; `undefined` when the event has no acknowledgement. */
export type EventAck<E extends NamedEvent> =
  DefinitionOf<E> extends { readonly ack: infer S extends z.ZodType } ? z.output<S> : undefined;

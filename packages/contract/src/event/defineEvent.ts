import type { z } from 'zod';
import type { EndpointLimit } from '../constants/rateLimits.ts';
import type { Requirement } from '../constants/requirements.ts';
import type { ErrorCode } from '../errors/errorCodes.ts';
import type { NamedEvent, SocketNamespace } from './NamedEvent.ts';

/** One socket event with the schemas of what it carries. */
interface EventSchemas {
  /** What it carries. */
  readonly payload: z.ZodType;
  /** What the receiver acknowledges with. */
  readonly ack?: z.ZodType;
  /** `later` when the server of this version does not serve it yet; `now` when left out. */
  readonly stage?: 'now' | 'later';
  /** Whether the event is an addition of Franca's own to those that clients of its first version knew. */
  readonly extension?: true;
  /** Where `docs/behaviour` describes it: page and heading, `sockets#call-events`. */
  readonly behaviour: string;
  /** One sentence for the documentation. */
  readonly summary: string;
}

/** One socket event: its name, what it carries, and its policy where clients send it. */
export type EventDefinition = NamedEvent & EventSchemas;

/** An event that the server sends, on namespace `N`. */
export interface ServerEvent<N extends SocketNamespace = SocketNamespace> extends NamedEvent, EventSchemas {
  readonly namespace: N;
  readonly direction: 'toClient';
}

/**
 * Who may send an event: `self` any user, about their own sockets; `topicMember` a member of the payload's `topic_id`;
 * `sharesTopic` whoever shares a topic with the payload's `user_id`, and that user; `callParticipant` somebody who
 * takes part in the call of the payload's `uuid`.
 */
export type EventAccess = 'self' | 'topicMember' | 'sharesTopic' | 'callParticipant';

/** An event that a client sends, with its policy, which the server's socket router enforces. */
export interface ClientEvent<N extends SocketNamespace = SocketNamespace> extends NamedEvent, EventSchemas {
  readonly namespace: N;
  readonly direction: 'toServer';
  /** Who may send it. */
  readonly access: EventAccess;
  /** What plans have to include; null when every plan does. */
  readonly feature: Requirement | null;
  /** Which limit counts it, over all sockets and servers; null for a stream, which has a limit of its own. */
  readonly limit: EndpointLimit | null;
  /** Codes that the acknowledgement may carry, beside those that every event may (`commonErrors`). */
  readonly errors: readonly ErrorCode[];
}

/** Defines one socket event; its literal types carry over into the client and the server. */
export function defineEvent<const E extends ClientEvent | ServerEvent>(definition: E): E {
  return definition;
}

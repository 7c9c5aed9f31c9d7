import type { ClientEvent, EventInput, EventParams, ServerEvent, socketHandshake } from '@franca/contract';
import type { z } from 'zod';

/** The socket that sent an event, as far as a handler needs it; `N` is its namespace. */
export type SocketHandle<N extends ClientEvent['namespace']> = {
  /** Unique over all servers; the same as listeners of connections are given. */
  id: string;
  /** What the socket said about itself when it connected. */
  handshake: z.output<(typeof socketHandshake.query)[N]>;
  /** Subscribes the socket to whatever is published to a room; refuses with `rate_limited` past 20,000 rooms. */
  join: (room: string) => Promise<void>;
  /** Unsubscribes it. */
  leave: (room: string) => Promise<void>;
  /** Sends an event to this socket alone. */
  emit: <E extends ServerEvent<N>>(event: E, params: EventParams<E>, payload: EventInput<E>) => void;
};

/** What a handler is given: the checked payload and who sent it. */
export type SocketContext<E extends ClientEvent> = {
  /** The user of the socket's session. */
  userId: string;
  /** The payload, parsed. */
  payload: z.output<E['payload']>;
  /** The socket that sent it. */
  socket: SocketHandle<E['namespace']>;
};

/** Handles one event. Throws `Refusal` for an expected "no"; otherwise the event is acknowledged as done. */
export type SocketHandler<E extends ClientEvent> = (context: SocketContext<E>) => Promise<void> | void;

/** Registers the handler of an event that clients send; its access and limit are enforced before the handler runs. */
export type Listen = <E extends ClientEvent>(event: E, handler: SocketHandler<E>) => void;

import type { EventInput, EventParams, ServerEvent, SocketNamespace } from '@franca/contract';

/**
 * Sends events of one namespace to connected clients; only events that the server sends there compile. Nothing is
 * kept for who is offline: the database is the truth.
 */
export type Publisher<N extends SocketNamespace> = {
  /** To all sockets of one user. */
  toUser: <E extends ServerEvent<N>>(
    userId: string,
    event: E,
    params: EventParams<E>,
    payload: EventInput<E>,
  ) => void;
  /** To the sockets that joined any of these rooms, but not to those of the users in `except`; a socket that joined several gets it once. */
  toRooms: <E extends ServerEvent<N>>(
    rooms: readonly string[],
    event: E,
    params: EventParams<E>,
    payload: EventInput<E>,
    options?: { except: readonly string[] },
  ) => void;
  /** Takes all sockets of some users out of rooms, on every server; what is published to the rooms afterwards does not reach them. */
  leaveRooms: (userIds: readonly string[], rooms: readonly string[]) => void;
};

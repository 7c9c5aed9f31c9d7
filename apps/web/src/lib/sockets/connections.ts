import type { EventSocket } from '@franca/api-client';

/** The part of a socket that tells whether it is connected. */
type Connected = Pick<EventSocket<'/chat'>, 'getState' | 'subscribe'>;

const isConnected = (socket: Connected): boolean => socket.getState().status === 'connected';

/**
 * Calls `listener` at every connection that begins from now on: for what has been asked for already, and may have changed before the
 * server listened. The returned function unsubscribes.
 */
export function onNextConnections(socket: Connected, listener: () => void): () => void {
  return socket.subscribe(({ status }) => {
    if (status === 'connected') listener();
  });
}

/** Calls `listener` at every connection, and at once when there is one; the returned function unsubscribes. */
export function onConnected(socket: Connected, listener: () => void): () => void {
  const stop = onNextConnections(socket, listener);
  if (isConnected(socket)) listener();
  return stop;
}

/**
 * Calls `listener` at every connection but the first, whether that is there or still to come: for what is asked for with the page, and
 * changes so seldom that only a break matters. The returned function unsubscribes.
 */
export function onReconnected(socket: Connected, listener: () => void): () => void {
  let isFirst = !isConnected(socket);
  return onNextConnections(socket, () => {
    if (!isFirst) listener();
    isFirst = false;
  });
}

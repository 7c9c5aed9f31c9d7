import type { EventSocket } from '@franca/api-client';

/** The socket of the chats. */
export type ChatSocket = EventSocket<'/chat'>;

/** Calls `listener` at every connection, and at once when there is one; the returned function unsubscribes. */
export function onConnected(socket: ChatSocket, listener: () => void): () => void {
  const stop = socket.subscribe(({ status }) => {
    if (status === 'connected') listener();
  });
  if (socket.getState().status === 'connected') listener();
  return stop;
}

import type { ChatSocket } from './ChatSocket.ts';

/** Calls back at every connection, and at once when there is one; the answered function stops it. */
export function onConnected(socket: ChatSocket, listener: () => void): () => void {
  const stop = socket.subscribe(({ status }) => {
    if (status === 'connected') listener();
  });
  if (socket.getState().status === 'connected') listener();
  return stop;
}

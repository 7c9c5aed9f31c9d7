import { createEventSocket } from './createEventSocket.ts';
import type { EventSocket } from './EventSocket.ts';
import type { SocketOptions } from './SocketOptions.ts';

/**
 * The `/chat` socket (1 §7).
 *
 * @example
 * const socket = createChatSocket({ userId, getToken });
 * socket.connect();
 * const stop = socket.on(chatEvents.newChat, { topic_id }, (message) => show(message));
 */
export function createChatSocket(options: SocketOptions): EventSocket<'/chat'> {
  return createEventSocket('/chat', options);
}

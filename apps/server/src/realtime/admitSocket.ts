import { chatHandshakeSchema, socketAuthSchema } from '@franca/contract';
import type { Socket } from 'socket.io';

/** What the server remembers of an admitted socket. */
export type SocketData = { userId: string; token: string };

/** Reads the person behind a session token; undefined when it is not valid. */
export type ReadSession = (token: string) => Promise<string | undefined>;

/**
 * Admits a socket by the session token of its handshake. The `user_id` of the query has to be that of the token:
 * nobody chooses who they are. Throws with a sentence otherwise.
 */
export async function admitSocket(socket: Socket, readSession: ReadSession): Promise<SocketData> {
  const auth = socketAuthSchema.safeParse(socket.handshake.auth);
  if (!auth.success) throw new Error('Please sign in: the socket needs a session token in auth.token.');
  const userId = await readSession(auth.data.token);
  if (!userId) throw new Error('Please sign in again: this session has ended.');
  const query = chatHandshakeSchema.safeParse(socket.handshake.query);
  if (!query.success || query.data.user_id.toLowerCase() !== userId) {
    throw new Error('The user_id of the query is not the person of the session.');
  }
  return { userId, token: auth.data.token };
}

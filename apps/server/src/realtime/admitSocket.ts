import { type SocketNamespace, type SocketRefusal, socketHandshake } from '@franca/contract';
import type { Socket } from 'socket.io';
import type { Checks } from '../core/createChecks.ts';

/** What the server remembers of an admitted socket. */
export type SocketData = {
  userId: string;
  token: string;
  /** The query, as the namespace's handshake schema reads it. */
  handshake: { user_id: string };
};

/** A refusal as socket.io hands it to the client: a sentence, and the code that stops it from connecting again. */
const refuse = (sentence: string): Error =>
  Object.assign(new Error(sentence), { data: { code: 'unauthorized' } satisfies SocketRefusal });

/**
 * Admits a socket by the session token of its handshake. The `user_id` of the query has to be that of the token:
 * nobody chooses who they are. Throws a refusal (contract `socketHandshake.refusal`) otherwise.
 */
export async function admitSocket(
  socket: Socket,
  namespace: SocketNamespace,
  readSession: Checks['readSession'],
): Promise<SocketData> {
  const auth = socketHandshake.auth.safeParse(socket.handshake.auth);
  if (!auth.success) throw refuse('Please sign in: the socket needs a session token in auth.token.');
  const userId = await readSession(auth.data.token);
  if (!userId) throw refuse('Please sign in again: this session has ended.');
  const query = socketHandshake.query[namespace].safeParse(socket.handshake.query);
  if (!query.success || query.data.user_id.toLowerCase() !== userId) {
    throw refuse('The user_id of the query is not the user of the session.');
  }
  return { userId, token: auth.data.token, handshake: query.data };
}

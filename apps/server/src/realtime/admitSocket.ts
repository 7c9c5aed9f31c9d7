import { chatHandshakeSchema, type SocketRefusal, socketAuthSchema } from '@franca/contract';
import type { Socket } from 'socket.io';

/** What the server remembers of an admitted socket. */
export type SocketData = { userId: string; token: string };

/** Reads the person behind a session token; undefined when it is not valid. */
export type ReadSession = (token: string) => Promise<string | undefined>;

/** A refusal as socket.io hands it to the client: a sentence, and the code that tells it to stop knocking. */
const refuse = (sentence: string): Error =>
  Object.assign(new Error(sentence), { data: { code: 'unauthorized' } satisfies SocketRefusal });

/**
 * Admits a socket by the session token of its handshake. The `user_id` of the query has to be that of the token:
 * nobody chooses who they are. Throws a refusal (contract `socketRefusalSchema`) otherwise.
 */
export async function admitSocket(socket: Socket, readSession: ReadSession): Promise<SocketData> {
  const auth = socketAuthSchema.safeParse(socket.handshake.auth);
  if (!auth.success) throw refuse('Please sign in: the socket needs a session token in auth.token.');
  const userId = await readSession(auth.data.token);
  if (!userId) throw refuse('Please sign in again: this session has ended.');
  const query = chatHandshakeSchema.safeParse(socket.handshake.query);
  if (!query.success || query.data.user_id.toLowerCase() !== userId) {
    throw refuse('The user_id of the query is not the person of the session.');
  }
  return { userId, token: auth.data.token };
}

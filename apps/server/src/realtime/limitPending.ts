import type { IncomingMessage } from 'node:http';
import type { Server } from 'socket.io';
import { createPendingSockets } from '../core/createPendingSockets.ts';
import { networkOf } from '../http/networkOf.ts';

type Connection = Parameters<Parameters<Server['engine']['on']>[1]>[0];

/**
 * Connections that nobody has signed in with: a page does so in its first message, but after the restart of a server all pages
 * of a large network connect within seconds. Each costs some kilobytes, and a handshake no session.
 */
const limits = { pendingSockets: 4000, pendingPerNetwork: 1000 };

/** Milliseconds after which a connection is ended that nobody has signed in with. */
export const admissionMs = 15_000;

/** Keeps connections without a session few. */
export type PendingConnections = {
  /** For socket.io: whether a client may connect. */
  allowRequest: (
    request: IncomingMessage,
    answer: (error: string | null | undefined, isAllowed: boolean) => void,
  ) => void;
  /** Begins to count the connections of a server. */
  count: (server: Server) => void;
  /** Somebody signed in with a connection, for one more namespace. */
  admit: (connection: Connection) => void;
  /** Somebody left a namespace; a connection without any is ended. */
  leave: (connection: Connection) => void;
};

/** Counts connections of socket.io until somebody signs in with them (docs/behaviour/sockets.md, Limits of sockets). */
export function limitPending(addressOf: (request: IncomingMessage) => string): PendingConnections {
  const pending = createPendingSockets(limits);
  const releases = new WeakMap<Connection, () => void>();
  const namespaces = new WeakMap<Connection, number>();

  return {
    allowRequest: (request, answer) => answer(null, !pending.isFull(networkOf(addressOf(request)))),
    count: ({ engine }) => {
      engine.on('connection', (connection: Connection) => {
        const network = networkOf(addressOf(connection.request));
        const release = pending.add(network, () => connection.close(true));
        // Others of the network were let in at the same moment.
        if (!release) return connection.close(true);
        releases.set(connection, release);
        connection.once('close', release);
      });
    },
    admit: (connection) => {
      releases.get(connection)?.();
      namespaces.set(connection, (namespaces.get(connection) ?? 0) + 1);
    },
    leave: (connection) => {
      const left = (namespaces.get(connection) ?? 1) - 1;
      namespaces.set(connection, left);
      if (left === 0) connection.close();
    },
  };
}

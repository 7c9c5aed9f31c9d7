import {
  type ClientEvent,
  chatEvents,
  type EventPayload,
  eventName,
  type ServerEvent,
  type SocketNamespace,
} from '@franca/contract';
import type { Namespace, Socket } from 'socket.io';
import type { Checks } from '../core/createChecks.ts';
import type { FairQueue } from '../core/createFairQueue.ts';
import { plainHash } from '../core/hashes.ts';
import { withPatience } from '../core/outside/outsidePatience.ts';
import { Refusal } from '../core/Refusal.ts';
import { admitSocket, type SocketData } from './admitSocket.ts';
import type { EventPolicy } from './createEventPolicy.ts';
import type { SocketHandle, SocketHandler } from './SocketHandler.ts';

/** Called when a socket of a user opens, and when it closes; `socketId` is unique over all servers. */
export type ConnectionListener = {
  /** The socket was admitted. */
  connected: (userId: string, socketId: string) => Promise<void>;
  /** It is closed, whoever closed it. */
  disconnected: (userId: string, socketId: string) => Promise<void>;
};

/** A namespace that is being served: what is added to the lists applies to sockets that open from then on. */
export type ServedNamespace = {
  /** The namespace of socket.io. */
  space: Namespace;
  /** Events that clients may send, each with its handler. */
  registrations: { event: ClientEvent; handler: SocketHandler<ClientEvent> }[];
  /** Who is called when sockets open and close. */
  listeners: ConnectionListener[];
  /** After events were lost: ends the sockets of this process whose session has ended, and lets the others catch up. */
  catchUp: () => void;
};

/** What serving a namespace needs. */
export type ServeOptions = {
  /** Name of the namespace. */
  namespace: SocketNamespace;
  /** Whose session a token is. */
  readSession: Checks['readSession'];
  /** Enforces what events declare. */
  policy: EventPolicy;
  /** Lets the people who send events take turns. */
  takeTurn: FairQueue;
  /** Called before an event is sent, to check its payload against the contract. */
  checkPayload: (event: ServerEvent, payload: unknown) => void;
  /** Called with errors that no client can help. */
  onError: (error: unknown) => void;
};

/** More rooms than any chat list has. */
const maxRooms = 20_000;
/** Refused events after which a socket is ended: whoever is refused a thousand times does not wait. */
const maxRefused = 1000;
/** Namespaces for which one connection may ask at the same time; a page asks for three. */
const maxAdmissions = 10;
/** How many it asks for now: each asks the database, and one request of a few bytes each can bring thousands. */
const admissions = new WeakMap<object, number>();
/** Sockets of one person on a namespace and a server; a person has some devices with some tabs each. */
const maxSockets = 50;

/** Room of all sockets of one user. */
export const userRoom = (userId: string): string => `user:${userId}`;
/** Room of the sockets that were opened with one session token, by its hash. */
export const sessionRoom = (tokenHash: string): string => `session:${tokenHash}`;

function handleOf(socket: Socket, checkPayload: ServeOptions['checkPayload']): SocketHandle<SocketNamespace> {
  return {
    id: socket.id,
    handshake: (socket.data as SocketData).handshake as SocketHandle<SocketNamespace>['handshake'],
    join: async (room) => {
      if (socket.rooms.size >= maxRooms) throw new Refusal('rate_limited', { retryAfter: 60 });
      await socket.join(room);
    },
    leave: async (room) => socket.leave(room),
    emit: (event, params, payload) => {
      checkPayload(event, payload);
      socket.emit(eventName(event, params), payload);
    },
  };
}

/** Sends a socket the reason, and ends it. */
function endSocket(socket: Socket, code: EventPayload<typeof chatEvents.socketEnded>['code']): void {
  socket.emit(eventName(chatEvents.socketEnded, {}), { code });
  socket.disconnect(true);
}

/** Admits sockets to a namespace by their session, and handles what they send by the policy of its events. */
export function serveNamespace(space: Namespace, options: ServeOptions): ServedNamespace {
  const { namespace, readSession, policy, takeTurn, checkPayload, onError } = options;
  const served: ServedNamespace = {
    space,
    registrations: [],
    listeners: [],
    catchUp: () => {
      space.local.emit(eventName(chatEvents.eventsMissed, {}), {});
      endRevoked().catch(onError);
    },
  };

  /** Ends the sockets whose session was ended while nobody could say so. */
  async function endRevoked(): Promise<void> {
    for (const socket of [...space.sockets.values()]) {
      if (!(await readSession((socket.data as SocketData).token))) socket.disconnect(true);
    }
  }

  function attach(socket: Socket): void {
    const { userId } = socket.data as SocketData;
    const handle = handleOf(socket, checkPayload);
    let refused = 0;
    for (const { event, handler } of served.registrations) {
      socket.on(event.name, async (value: unknown, acknowledge?: unknown) => {
        const answer = typeof acknowledge === 'function' ? acknowledge : () => undefined;
        try {
          const parsed = event.payload.safeParse(value);
          if (!parsed.success) {
            const sentences = [`${event.name}: the payload is not valid.`];
            throw new Refusal('validation_failed', { sentences });
          }
          await takeTurn(userId, async () => {
            // Whoever is gone needs no response.
            if (!socket.connected) return;
            await policy.enforce(event, parsed.data, userId);
            await withPatience(userId, async () => handler({ userId, payload: parsed.data, socket: handle }));
          });
          answer({ success: true });
        } catch (error) {
          answer(policy.refuse(event, error));
          refused += 1;
          if (refused === maxRefused) endSocket(socket, 'rate_limited');
        }
      });
    }
  }

  /** Ends the oldest socket of a person who has too many. */
  function endOldest(userId: string): void {
    const ids = space.adapter.rooms.get(userRoom(userId)) ?? new Set();
    const [oldest] = ids.size > maxSockets ? ids : [];
    const socket = oldest === undefined ? undefined : space.sockets.get(oldest);
    if (socket) endSocket(socket, 'too_many_connections');
  }

  space.use(async (socket, next) => {
    const { conn } = socket;
    const asked = admissions.get(conn) ?? 0;
    if (asked >= maxAdmissions) {
      conn.close();
      next(new Error('Too many namespaces at once.'));
      return;
    }
    admissions.set(conn, asked + 1);
    try {
      Object.assign(socket.data, await admitSocket(socket, namespace, readSession));
      next();
    } catch (error) {
      next(error instanceof Error ? error : new Error('The socket was refused.'));
    } finally {
      admissions.set(conn, (admissions.get(conn) ?? 1) - 1);
    }
  });
  space.on('connection', (socket) => {
    const { userId, token } = socket.data as SocketData;
    socket.join([userRoom(userId), sessionRoom(plainHash(token))]);
    endOldest(userId);
    attach(socket);
    for (const { connected, disconnected } of served.listeners) {
      const opened = connected(userId, socket.id).catch(onError);
      // After it: a socket that closes at once must not be counted for ever.
      socket.on('disconnect', () => opened.then(() => disconnected(userId, socket.id)).catch(onError));
    }
  });
  return served;
}

import type { Server as HttpServer } from 'node:http';
import {
  allEvents,
  type ClientEvent,
  eventName,
  type ServerEvent,
  type SocketNamespace,
} from '@franca/contract';
import { type Namespace, Server, type Socket } from 'socket.io';
import type { Checks } from '../core/createChecks.ts';
import { plainHash } from '../core/hashes.ts';
import { Refusal } from '../core/Refusal.ts';
import type { Publisher } from '../ports/Publisher.ts';
import { admitSocket, type SocketData } from './admitSocket.ts';
import type { EventPolicy } from './createEventPolicy.ts';
import type { Listen, SocketHandle, SocketHandler } from './SocketHandler.ts';

/** Events of the contract that clients send and this version serves. */
const servedEvents = allEvents.filter(
  ({ direction, stage }) => direction === 'toServer' && stage !== 'later',
);

/** Called when a socket of a user opens, and when it closes; `socketId` is unique over all servers. */
export type ConnectionListener = {
  connected: (userId: string, socketId: string) => Promise<void>;
  disconnected: (userId: string, socketId: string) => Promise<void>;
};

/** The sockets of this process. A namespace exists as soon as something is registered or published on it. */
export type SocketServer = {
  /** Registers the handler of an event that clients send. */
  listen: Listen;
  /** Sends events on a namespace. */
  publisher: <N extends SocketNamespace>(namespace: N) => Publisher<N>;
  /** Subscribes to the connections of a namespace. */
  onConnection: (namespace: SocketNamespace, listener: ConnectionListener) => void;
  /** Ends the registration: throws when an event of this version has no handler. */
  finish: () => void;
  /** Ends the sockets of a session that was revoked, on every namespace. */
  endSession: (token: string) => void;
  /** Ends all sockets. */
  close: () => Promise<void>;
};

/** What the sockets are built on. */
export type SocketServerOptions = {
  /** Server whose upgrades the sockets take. */
  http: HttpServer;
  /** Whose session a token is. */
  readSession: Checks['readSession'];
  /** Enforces what events declare. */
  policy: EventPolicy;
  /** For tests: called with a sentence where a payload that is sent differs from the contract. */
  onViolation?: ((sentence: string) => void) | undefined;
  /** Called with errors that no client can help. */
  onError: (error: unknown) => void;
};

/** Bytes of one event; the longest is a piece of audio on `/speech`. */
const maxBytes = 80 * 1024;
/** More rooms than any chat list holds. */
const maxRooms = 20_000;
/** Events that a socket may send within ten seconds; subscribing to a long chat list takes many at once. */
const maxEvents = 5000;
const windowMs = 10_000;

const userRoom = (userId: string): string => `user:${userId}`;
const sessionRoom = (token: string): string => `session:${plainHash(token)}`;

type Registration = { event: ClientEvent; handler: SocketHandler<ClientEvent> };
type Served = { space: Namespace; events: Registration[]; listeners: ConnectionListener[] };

/** Counts events of one socket; true when there are too many to be a client's. */
function createFloodGuard(): () => boolean {
  let received = 0;
  let windowEnd = 0;
  return () => {
    const now = Date.now();
    if (now > windowEnd) [received, windowEnd] = [0, now + windowMs];
    received += 1;
    return received > maxEvents;
  };
}

function handleOf(socket: Socket, check: (event: ServerEvent, payload: unknown) => void) {
  const handle: SocketHandle<SocketNamespace> = {
    join: async (room) => {
      if (socket.rooms.size >= maxRooms) throw new Refusal('rate_limited');
      await socket.join(room);
    },
    leave: async (room) => socket.leave(room),
    emit: (event, params, payload) => {
      check(event, payload);
      socket.emit(eventName(event, params), payload);
    },
  };
  return handle;
}

/** socket.io on the server's own port, one namespace for each family of events. */
export function createSocketServer(options: SocketServerOptions): SocketServer {
  const { http, readSession, policy, onViolation, onError } = options;
  const io = new Server(http, {
    perMessageDeflate: false,
    maxHttpBufferSize: maxBytes,
    serveClient: false,
    // Messages travel by the REST call that stores them, so a socket that is cut loses nothing.
    transports: ['websocket', 'polling'],
  });
  // socket.io opens the main namespace to everybody; nobody has any business there.
  io.use((_socket, next) => next(new Error('Connect to a namespace, e.g. /chat.')));
  const served = new Map<SocketNamespace, Served>();

  function check(event: ServerEvent, payload: unknown): void {
    if (!onViolation) return;
    const result = event.payload.safeParse(payload);
    if (!result.success) onViolation(`${event.id} was sent beside the contract: ${result.error.message}`);
  }

  function attach(socket: Socket, { event, handler }: Registration, isTooMany: () => boolean): void {
    const { userId } = socket.data as SocketData;
    const handle = handleOf(socket, check);
    socket.on(event.name, async (value: unknown, acknowledge?: unknown) => {
      const answer = typeof acknowledge === 'function' ? acknowledge : () => undefined;
      if (isTooMany()) {
        socket.disconnect(true);
        return;
      }
      try {
        const parsed = event.payload.safeParse(value);
        if (!parsed.success) {
          throw new Refusal('validation_failed', { sentences: [`${event.name}: the payload is not valid.`] });
        }
        await policy.enforce(event, parsed.data, userId);
        await handler({ userId, payload: parsed.data, socket: handle });
        answer({ success: true });
      } catch (error) {
        answer(policy.refuse(event, error));
      }
    });
  }

  function serve(namespace: SocketNamespace): Served {
    const known = served.get(namespace);
    if (known) return known;
    const space = io.of(namespace);
    const own: Served = { space, events: [], listeners: [] };
    served.set(namespace, own);
    space.use(async (socket, next) => {
      try {
        Object.assign(socket.data, await admitSocket(socket, namespace, readSession));
        next();
      } catch (error) {
        next(error instanceof Error ? error : new Error('The socket was refused.'));
      }
    });
    space.on('connection', (socket) => {
      const { userId, token } = socket.data as SocketData;
      socket.join([userRoom(userId), sessionRoom(token)]);
      const isTooMany = createFloodGuard();
      for (const registration of own.events) attach(socket, registration, isTooMany);
      for (const { connected, disconnected } of own.listeners) {
        const opened = connected(userId, socket.id).catch(onError);
        // After it: a socket that closes at once must not be counted for ever.
        socket.on('disconnect', () => opened.then(() => disconnected(userId, socket.id)).catch(onError));
      }
    });
    return own;
  }

  return {
    listen: (event, handler) => {
      if (event.stage === 'later') throw new Error(`${event.id} is for later: change its stage first.`);
      serve(event.namespace).events.push({ event, handler: handler as SocketHandler<ClientEvent> });
    },
    publisher: (namespace) => {
      const { space } = serve(namespace);
      const send = (rooms: string[], event: ServerEvent, name: string, payload: unknown): void => {
        check(event, payload);
        space.to(rooms).emit(name, payload);
      };
      return {
        toUser: (userId, event, params, payload) =>
          send([userRoom(userId)], event, eventName(event, params), payload),
        toRooms: (rooms, event, params, payload) =>
          send([...rooms], event, eventName(event, params), payload),
      };
    },
    onConnection: (namespace, listener) => void serve(namespace).listeners.push(listener),
    finish: () => {
      const listened = new Set(
        [...served.values()].flatMap(({ events }) => events.map(({ event }) => event.id)),
      );
      const missing = servedEvents.find(({ id }) => !listened.has(id));
      if (missing) throw new Error(`${missing.id} has no handler, but its stage is 'now'.`);
    },
    endSession: (token) => {
      for (const { space } of served.values()) space.in(sessionRoom(token)).disconnectSockets(true);
    },
    close: async () => {
      for (const { space } of served.values()) space.disconnectSockets(true);
      // The HTTP server is closed by its owner; only the socket engine ends here.
      io.engine.close();
    },
  };
}

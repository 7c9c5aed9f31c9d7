import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import {
  allEvents,
  type ClientEvent,
  eventName,
  type ServerEvent,
  type SocketNamespace,
  socketTimes,
} from '@franca/contract';
import { Server } from 'socket.io';
import { type ServerOptions, WebSocketServer } from 'ws';
import { createFairQueue } from '../core/createFairQueue.ts';
import { bareHeaders } from '../http/responseHeaders.ts';
import type { Publisher } from '../ports/Publisher.ts';
import type { RedisHandle } from '../redis/openRedis.ts';
import { endSlowReaders } from './endSlowReaders.ts';
import { admissionMs, limitPending } from './limitPending.ts';
import type { Listen, SocketHandler } from './SocketHandler.ts';
import {
  type ConnectionListener,
  type ServedNamespace,
  type ServeOptions,
  serveNamespace,
  sessionRoom,
  userRoom,
} from './serveNamespace.ts';

/** The sockets of this process, joined to those of the others. A namespace exists as soon as something is registered or published on it. */
export type SocketServer = {
  /** Registers the handler of an event that clients send. */
  listen: Listen;
  /** Sends events on a namespace. */
  publisher: <N extends SocketNamespace>(namespace: N) => Publisher<N>;
  /** Subscribes to the connections of a namespace. */
  onConnection: (namespace: SocketNamespace, listener: ConnectionListener) => void;
  /** Ends the registration: throws when an event of this version has no handler. */
  finish: () => void;
  /** Ends the sockets of a session that was revoked, by the hash of its token, on every namespace. */
  endSession: (tokenHash: string) => void;
  /** Ends all sockets. */
  close: () => Promise<void>;
};

/** What the sockets are built on. */
export type SocketServerOptions = Pick<ServeOptions, 'readSession' | 'policy' | 'onError'> & {
  /** Server whose upgrades the sockets take. */
  http: HttpServer;
  /** Address of a client. */
  addressOf: (request: IncomingMessage) => string;
  /** What joins this process to others; undefined when it is the only one. */
  redis: RedisHandle | undefined;
  /** For tests: called with a sentence where a payload that is sent differs from the contract. */
  onViolation?: ((sentence: string) => void) | undefined;
};

/** Bytes of one event; the longest is a piece of audio on `/speech`. */
const maxBytes = 80 * 1024;

/** One event of a person at a time, so that they take effect in the order in which they were sent. */
const eventsPerPerson = { perOwner: 1, total: 32, waitingPerOwner: 1200 };

/** Message of one process to the others after it was without Redis. */
const eventsWereLost = 'events-were-lost';

/** Events that clients send and this version serves. */
const servedEvents = allEvents.filter(
  ({ direction, stage }) => direction === 'toServer' && stage !== 'later',
);

/**
 * Reads one message of a socket in a turn of the event loop. Thousands that arrive in one piece would otherwise be read
 * before anything of anybody else, even where each of them is refused.
 */
class PatientWebSocketServer extends WebSocketServer {
  constructor(options: ServerOptions) {
    super({ ...options, allowSynchronousEvents: false });
  }
}

/** socket.io on the server's own port, one namespace for each family of events. */
export function createSocketServer(options: SocketServerOptions): SocketServer {
  const { http, redis, onViolation } = options;
  const connections = limitPending(options.addressOf);
  const io = new Server(http, {
    wsEngine: PatientWebSocketServer,
    perMessageDeflate: false,
    maxHttpBufferSize: maxBytes,
    serveClient: false,
    allowRequest: connections.allowRequest,
    connectTimeout: admissionMs,
    // Clients take a server for frozen that says nothing for longer (docs/behaviour/sockets.md, Reconnection).
    pingInterval: socketTimes.pingMs,
    // Messages travel by the REST call that stores them, so a socket that is cut loses nothing.
    transports: ['websocket', 'polling'],
    ...(redis && { adapter: redis.socketAdapter }),
  });
  connections.count(io);
  endSlowReaders(io.engine);
  io.engine.use((_request: IncomingMessage, response: ServerResponse, next: () => void) => {
    for (const [name, value] of Object.entries(bareHeaders)) response.setHeader(name, value);
    next();
  });
  // socket.io opens the main namespace to everybody; nobody has any business there.
  io.use((_socket, next) => next(new Error('Connect to a namespace, e.g. /chat.')));
  const takeTurn = createFairQueue(eventsPerPerson);
  const served = new Map<SocketNamespace, ServedNamespace>();

  function checkPayload(event: ServerEvent, payload: unknown): void {
    if (!onViolation) return;
    const result = event.payload.safeParse(payload);
    if (!result.success) onViolation(`${event.id} was sent beside the contract: ${result.error.message}`);
  }

  function serve(namespace: SocketNamespace): ServedNamespace {
    const known = served.get(namespace);
    const own = known ?? serveNamespace(io.of(namespace), { ...options, namespace, takeTurn, checkPayload });
    served.set(namespace, own);
    if (known) return own;
    own.space.on(eventsWereLost, own.catchUp);
    own.space.on('connection', (socket) => {
      connections.admit(socket.conn);
      socket.once('disconnect', () => connections.leave(socket.conn));
    });
    return own;
  }

  // Also events of this process for sockets of the others were lost, so all of them catch up.
  redis?.onRestored(() => {
    for (const { space, catchUp } of served.values()) {
      space.serverSideEmit(eventsWereLost);
      catchUp();
    }
  });

  return {
    listen: (event, handler) => {
      if (event.stage === 'later') throw new Error(`${event.id} has a handler, but its stage is 'later'.`);
      serve(event.namespace).registrations.push({ event, handler: handler as SocketHandler<ClientEvent> });
    },
    publisher: (namespace) => {
      const { space } = serve(namespace);
      return {
        toUser: (userId, event, params, payload) => {
          checkPayload(event, payload);
          space.to(userRoom(userId)).emit(eventName(event, params), payload);
        },
        toRooms: (rooms, event, params, payload, { except } = { except: [] }) => {
          checkPayload(event, payload);
          space
            .to([...rooms])
            .except(except.map(userRoom))
            .emit(eventName(event, params), payload);
        },
        leaveRooms: (userIds, rooms) => {
          if (userIds.length > 0 && rooms.length > 0)
            space.in(userIds.map(userRoom)).socketsLeave([...rooms]);
        },
      };
    },
    onConnection: (namespace, listener) => void serve(namespace).listeners.push(listener),
    finish: () => {
      const listened = new Set(
        [...served.values()].flatMap(({ registrations }) => registrations.map(({ event }) => event.id)),
      );
      const missing = servedEvents.find(({ id }) => !listened.has(id));
      if (missing) throw new Error(`${missing.id} has no handler, but its stage is 'now'.`);
    },
    endSession: (tokenHash) => {
      for (const { space } of served.values()) {
        // Those of this process first: they do not depend on Redis.
        space.local.in(sessionRoom(tokenHash)).disconnectSockets(true);
        if (redis) space.in(sessionRoom(tokenHash)).disconnectSockets(true);
      }
    },
    close: async () => {
      for (const { space } of served.values()) space.local.disconnectSockets(true);
      for (const { space } of [...served.values(), { space: io.of('/') }]) space.adapter.close();
      // The HTTP server is closed by its owner; only the socket engine ends here.
      io.engine.close();
    },
  };
}

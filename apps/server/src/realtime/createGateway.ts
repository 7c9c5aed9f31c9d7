import { createHash } from 'node:crypto';
import type { Server as HttpServer } from 'node:http';
import { chatEvents, eventName } from '@franca/contract';
import { type Namespace, Server } from 'socket.io';
import type { Publisher } from '../ports/Publisher.ts';
import { admitSocket, type ReadSession, type SocketData } from './admitSocket.ts';
import { createPresence } from './createPresence.ts';
import { type ChatListeners, listenToChat } from './listenToChat.ts';
import { listenRoom, openRoom, sessionRoom, statusRoom, userRoom } from './socketRooms.ts';

/** The sockets of this process. */
export type Gateway = Publisher & {
  /** Lets people in; until then every socket is refused. */
  open: (listeners: ChatListeners) => void;
  /** Ends the sockets of a session that was revoked. */
  endSession: (token: string) => void;
  /** Ends all sockets. */
  close: () => Promise<void>;
};

/** What the gateway is built on. */
export type GatewayOptions = {
  /** Server whose upgrades the sockets take. */
  http: HttpServer;
  /** Whose session a token is. */
  readSession: ReadSession;
  /** Writes down when a person was last there. */
  onLeave: (userId: string) => void;
  /** Milliseconds of absence that do not count; 5 seconds by default. */
  graceMs?: number | undefined;
};

/** Bytes of one event: a client sends ids only. */
const mostBytes = 16 * 1024;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** socket.io on the server's own port, one namespace for each family of events (1 §7). */
export function createGateway({ http, readSession, onLeave, graceMs = 5000 }: GatewayOptions): Gateway {
  const io = new Server(http, {
    perMessageDeflate: false,
    maxHttpBufferSize: mostBytes,
    serveClient: false,
    // Messages travel by the REST call that stores them, so a socket that is cut loses nothing.
    transports: ['websocket', 'polling'],
  });
  const chat: Namespace = io.of('/chat');
  // socket.io opens the main namespace to everybody; nobody has any business there.
  io.use((_socket, next) => next(new Error('Connect to a namespace, e.g. /chat.')));

  const presence = createPresence({
    graceMs,
    onLeave: (userId) => {
      tellStatus(userId, false);
      onLeave(userId);
    },
  });

  function tellStatus(userId: string, online: boolean): void {
    const name = eventName(chatEvents.onlineStatus, { user_id: userId });
    chat.to(statusRoom(userId)).emit(name, { user_id: userId, online });
  }

  function open(listeners: ChatListeners): void {
    chat.use(async (socket, next) => {
      try {
        Object.assign(socket.data, await admitSocket(socket, readSession));
        next();
      } catch (error) {
        next(error instanceof Error ? error : new Error('The socket was refused.'));
      }
    });
    chat.on('connection', (socket) => {
      const { userId, token } = socket.data as SocketData;
      socket.join([userRoom(userId), sessionRoom(hashOf(token))]);
      if (presence.arrive(userId)) tellStatus(userId, true);
      socket.on('disconnect', () => presence.depart(userId));
      listenToChat(socket, userId, listeners, presence.isOnline);
    });
  }

  return {
    open,
    isOnline: presence.isOnline,
    toUser: (userId, event, params, payload) => {
      chat.to(userRoom(userId)).emit(eventName(event, params), payload);
    },
    toMember: (topicId, userId, event, params, payload) => {
      const rooms = [listenRoom(topicId, userId), openRoom(topicId, userId)];
      chat.to(rooms).emit(eventName(event, params), payload);
    },
    endSession: (token) => {
      chat.in(sessionRoom(hashOf(token))).disconnectSockets(true);
    },
    close: async () => {
      presence.stop();
      chat.disconnectSockets(true);
      // The HTTP server is closed by its owner; only the socket engine ends here.
      io.engine.close();
    },
  };
}

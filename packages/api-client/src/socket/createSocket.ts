import {
  eventName,
  formatTargetLanguages,
  type NamedEvent,
  type SocketNamespace,
} from '@franca/contract/client';
import { io, type Socket } from 'socket.io-client';
import { codeOf, waitOf } from './codeOf.ts';
import { createConnection, reconnectMaxMs, reconnectMinMs } from './createConnection.ts';
import { createPace, type Pace } from './createPace.ts';
import { createSubscriptions } from './createSubscriptions.ts';
import type { EventSocket, SocketOptions } from './EventSocket.ts';

const defaultAckTimeout = 10_000;

/** Fields of the handshake beside the user's id. */
function queryOf({ query = {} }: SocketOptions): Record<string, string> {
  if (!('accent_code' in query)) return {};
  const { accent_code, lang_code, target_lang_codes } = query;
  return { accent_code, lang_code, target_lang_code: formatTargetLanguages(target_lang_codes) };
}

function openSocket(namespace: SocketNamespace, options: SocketOptions): Socket {
  return io(`${options.url?.replace(/\/+$/, '') ?? ''}${namespace}`, {
    autoConnect: false,
    // Each namespace has its own query, and a query belongs to the underlying connection.
    forceNew: true,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnection: true,
    reconnectionDelay: reconnectMinMs,
    reconnectionDelayMax: reconnectMaxMs,
    reconnectionAttempts: Number.POSITIVE_INFINITY,
    query: { user_id: options.userId, ...queryOf(options) },
    auth: (send) => send({ token: options.getToken() ?? '' }),
  });
}

/**
 * A connection to one namespace: `/chat`, `/call` or `/speech`. It is opened with `connect()`, as a WebSocket first, and
 * reconnects after 1 to 5 seconds without end.
 *
 * @example
 * const socket = createSocket('/chat', { userId, getToken });
 * socket.connect();
 * const stop = socket.on(chatEventNames.newChat, { topic_id }, (message) => show(message));
 */
export function createSocket<N extends SocketNamespace>(
  namespace: N,
  options: SocketOptions<N>,
): EventSocket<N> {
  const socket = openSocket(namespace, options);
  const subscriptions = createSubscriptions();
  // Of each event its own: whoever follows a thousand people opens a conversation without waiting for them.
  const paces = new Map<string, Pace>();
  const paceOf = ({ name }: NamedEvent): Pace => {
    const pace = paces.get(name) ?? createPace();
    paces.set(name, pace);
    return pace;
  };
  const dropWaiting = (): void => {
    for (const pace of paces.values()) pace.clear();
  };
  const connection = createConnection(socket, {
    onConnected: () => {
      dropWaiting();
      subscriptions.restart();
    },
    onUnauthorized: options.onUnauthorized,
  });
  const send = (event: NamedEvent, payload: unknown): Promise<unknown> => {
    if (!event.acknowledged) {
      socket.emit(event.name, payload);
      return Promise.resolve(undefined);
    }
    return socket.timeout(options.ackTimeout ?? defaultAckTimeout).emitWithAck(event.name, payload);
  };

  return {
    connect: connection.connect,
    close() {
      subscriptions.clear();
      dropWaiting();
      connection.close();
    },
    on(event, params, handler) {
      const name = eventName(event, params);
      const listener = (payload: Parameters<typeof handler>[0]) => handler(payload);
      socket.on(name, listener);
      return () => {
        socket.off(name, listener);
      };
    },
    emit: (event, payload) => send(event, payload) as ReturnType<EventSocket<N>['emit']> as never,
    keepSubscribed(start, stop, payload) {
      // Without a connection nothing is sent: `restart` sends it on the next one, and the server forgets with an ended one.
      const key = `${start.name} ${JSON.stringify(payload)}`;
      const pace = paceOf(start);
      const ask = async (): Promise<void> => {
        if (!socket.connected || !subscriptions.has(key)) return;
        const answer = await send(start, payload).catch(() => undefined);
        if (codeOf(answer) !== 'rate_limited') return pace.taken();
        pace.refused(waitOf(answer));
        sendStart();
      };
      const sendStart = (): void => {
        if (socket.connected) pace.run(() => void ask());
      };
      const sendStop = (): void => {
        if (!socket.connected) return;
        paceOf(stop).run(() => {
          if (socket.connected && !subscriptions.has(key)) send(stop, payload).catch(() => undefined);
        });
      };
      return subscriptions.add(key, sendStart, sendStop);
    },
    getState: connection.getState,
    subscribe: connection.subscribe,
  };
}

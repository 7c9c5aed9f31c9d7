import {
  acknowledgementSchema,
  chatEvents,
  type EventDefinition,
  errorCodes,
  eventName,
  formatTargetLanguages,
  type SocketNamespace,
  socketHandshake,
} from '@franca/contract';
import { io, type Socket } from 'socket.io-client';
import { createHolds } from './createHolds.ts';
import type { ConnectionState, EventSocket, SocketOptions } from './EventSocket.ts';

/** The state of the connection, and its listeners. */
function createConnectionState() {
  let state: ConnectionState = { status: 'closed' };
  const listeners = new Set<(state: ConnectionState) => void>();
  return {
    get: (): ConnectionState => state,
    set(next: ConnectionState): void {
      state = next;
      for (const listener of [...listeners]) listener(next);
    },
    subscribe(listener: (state: ConnectionState) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Why the server refused a handshake; null when the connection failed in another way. */
function refusalOf(error: Error): { readonly code: string; readonly reason: string } | null {
  const refusal = socketHandshake.refusal.safeParse('data' in error ? error.data : null);
  return refusal.success ? { code: refusal.data.code, reason: error.message } : null;
}

const defaultAckTimeout = 10_000;
/** Milliseconds before the socket connects again: doubled with each failure between these. */
const reconnectMinMs = 1000;
const reconnectMaxMs = 5000;
/** Milliseconds before a client that sent too much subscribes or connects again. */
const pauseMs = { subscribe: 2000, connect: 30_000 };

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
 * const stop = socket.on(chatEvents.newChat, { topic_id }, (message) => show(message));
 */
export function createSocket<N extends SocketNamespace>(
  namespace: N,
  options: SocketOptions<N>,
): EventSocket<N> {
  const socket = openSocket(namespace, options);
  const state = createConnectionState();
  const holds = createHolds();
  let again: ReturnType<typeof setTimeout> | undefined;
  let refusals = 0;
  let isEnded = false;

  /** socket.io does not come back by itself when the server ended the connection or a middleware refused it. */
  const connectIn = (delay: number) => {
    clearTimeout(again);
    again = setTimeout(() => socket.connect(), delay);
  };
  const connectLater = () => {
    connectIn(Math.min(reconnectMaxMs, reconnectMinMs * 2 ** refusals));
    refusals += 1;
  };
  const send = (event: EventDefinition, payload: unknown): Promise<unknown> => {
    if (!event.ack) {
      socket.emit(event.name, payload);
      return Promise.resolve(undefined);
    }
    return socket.timeout(options.ackTimeout ?? defaultAckTimeout).emitWithAck(event.name, payload);
  };

  socket.on('connect', () => {
    refusals = 0;
    isEnded = false;
    state.set({ status: 'connected' });
    holds.restart();
  });
  socket.on(chatEvents.socketEnded.name, (payload: unknown) => {
    const ended = chatEvents.socketEnded.payload.safeParse(payload);
    if (!ended.success) return;
    // Before the server does: socket.io would come back at once.
    isEnded = true;
    socket.disconnect();
    const { code } = ended.data;
    const reason = errorCodes[code].sentence;
    if (code === 'too_many_connections') return state.set({ status: 'refused', code, reason });
    state.set({ status: 'reconnecting', reason });
    connectIn(pauseMs.connect);
  });
  socket.on('disconnect', (reason) => {
    if (isEnded) return;
    if (reason === 'io client disconnect') return state.set({ status: 'closed' });
    state.set({ status: 'reconnecting', reason });
    if (reason === 'io server disconnect') connectLater();
  });
  socket.on('connect_error', (error) => {
    const refusal = refusalOf(error);
    if (refusal?.code === 'unauthorized') {
      state.set({ status: 'refused', ...refusal });
      options.onUnauthorized?.();
      return;
    }
    state.set({ status: 'reconnecting', reason: error.message });
    if (!socket.active) connectLater();
  });

  return {
    connect() {
      if (socket.connected || socket.active) return;
      state.set({ status: 'connecting' });
      socket.connect();
    },
    close() {
      clearTimeout(again);
      holds.clear();
      socket.disconnect();
      socket.removeAllListeners();
      state.set({ status: 'closed' });
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
    hold(start, stop, payload) {
      // Without a connection nothing is sent: `restart` sends it on the next one, and the server forgets with an ended one.
      const key = `${start.name} ${JSON.stringify(payload)}`;
      const sendStart = async (): Promise<void> => {
        if (!socket.connected || !holds.has(key)) return;
        const answer = await send(start, payload).catch(() => undefined);
        if (acknowledgementSchema.safeParse(answer).data?.code === 'rate_limited')
          setTimeout(() => void sendStart(), pauseMs.subscribe);
      };
      const sendStop = (): void => {
        if (socket.connected) send(stop, payload).catch(() => undefined);
      };
      return holds.add(key, () => void sendStart(), sendStop);
    },
    getState: state.get,
    subscribe: state.subscribe,
  };
}

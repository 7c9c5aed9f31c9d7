import { durations, type EventDefinition, eventName, type SocketNamespace } from '@franca/contract';
import { io, type Socket } from 'socket.io-client';
import { createConnectionState } from './createConnectionState.ts';
import { createHolds } from './createHolds.ts';
import type { EventSocket } from './EventSocket.ts';
import { refusalOf } from './refusalOf.ts';
import type { SocketOptions } from './SocketOptions.ts';

const defaultAckTimeout = 10_000;

function openSocket(
  namespace: SocketNamespace,
  options: SocketOptions,
  query: Record<string, string>,
): Socket {
  return io(`${options.url?.replace(/\/+$/, '') ?? ''}${namespace}`, {
    autoConnect: false,
    // Each namespace has its own query, and a query belongs to the underlying connection.
    forceNew: true,
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnection: true,
    reconnectionDelay: durations.reconnectMin,
    reconnectionDelayMax: durations.reconnectMax,
    reconnectionAttempts: Number.POSITIVE_INFINITY,
    query: { user_id: options.userId, ...query },
    auth: (send) => send({ token: options.getToken() ?? '' }),
  });
}

/** A connection to one namespace: reconnects after 1 to 5 seconds without end, websocket first. */
export function createEventSocket<N extends SocketNamespace>(
  namespace: N,
  options: SocketOptions,
  query: Record<string, string> = {},
): EventSocket<N> {
  const socket = openSocket(namespace, options, query);
  const state = createConnectionState();
  const holds = createHolds();
  let again: ReturnType<typeof setTimeout> | undefined;
  let refusals = 0;

  /** socket.io does not come back by itself when the server ended the connection or a middleware refused it. */
  const connectLater = () => {
    clearTimeout(again);
    const delay = Math.min(durations.reconnectMax, durations.reconnectMin * 2 ** refusals);
    refusals += 1;
    again = setTimeout(() => socket.connect(), delay);
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
    state.set({ status: 'connected' });
    holds.restart();
  });
  socket.on('disconnect', (reason) => {
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
      // Only a live connection gets the event: `restart` sends it to the next one, and an ended one needs none.
      const tell = (event: EventDefinition) => () => {
        if (socket.connected) send(event, payload).catch(() => undefined);
      };
      return holds.add(`${start.name} ${JSON.stringify(payload)}`, tell(start), tell(stop));
    },
    getState: state.get,
    subscribe: state.subscribe,
  };
}

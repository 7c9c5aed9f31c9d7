import { chatEventNames, errorCodes, socketTimes } from '@franca/contract/client';
import type { Socket } from 'socket.io-client';
import { codeOf } from './codeOf.ts';
import type { ConnectionState } from './EventSocket.ts';
import { watchSilence } from './watchSilence.ts';

/** Milliseconds before the socket connects again: doubled with each failure between these. */
export const reconnectMinMs = 1000;
/** The longest of these waits. */
export const reconnectMaxMs = 5000;
/** Milliseconds before a client that sent too much connects again. */
const connectPause = 30_000;
/** Milliseconds over which clients that missed events spread their requests. */
const catchUpMs = 1000;

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
  const code = codeOf('data' in error ? error.data : null);
  return code === null ? null : { code, reason: error.message };
}

/** What a {@link createConnection} calls. */
export interface ConnectionListeners {
  /** Called at every connection. */
  readonly onConnected: () => void;
  /** Called when the server no longer takes the session token. */
  readonly onUnauthorized: (() => void) | undefined;
}

/** Keeps a socket connected from `connect` to `close`, whoever ends the connection in between, and says how it stands. */
export function createConnection(socket: Socket, { onConnected, onUnauthorized }: ConnectionListeners) {
  const state = createConnectionState();
  let again: ReturnType<typeof setTimeout> | undefined;
  let refusals = 0;
  let isEnded = false;
  let catchUp: ReturnType<typeof setTimeout> | undefined;

  /** socket.io does not come back by itself when the server ended the connection or a middleware refused it. */
  const connectIn = (delay: number) => {
    clearTimeout(again);
    again = setTimeout(() => socket.connect(), delay);
  };
  const connectLater = () => {
    connectIn(Math.min(reconnectMaxMs, reconnectMinMs * 2 ** refusals));
    refusals += 1;
  };

  socket.on('connect', () => {
    refusals = 0;
    isEnded = false;
    state.set({ status: 'connected' });
    onConnected();
  });
  socket.on(chatEventNames.socketEnded.name, (payload: unknown) => {
    const code = codeOf(payload);
    if (code !== 'too_many_connections' && code !== 'rate_limited') return;
    // Before the server does: socket.io would come back at once.
    isEnded = true;
    socket.disconnect();
    const reason = errorCodes[code].sentence;
    if (code === 'too_many_connections') return state.set({ status: 'refused', code, reason });
    state.set({ status: 'reconnecting', reason });
    connectIn(connectPause);
  });
  socket.on(chatEventNames.eventsMissed.name, () => {
    catchUp ??= setTimeout(() => {
      catchUp = undefined;
      if (!socket.connected) return;
      // For whoever follows the state it is a reconnection, after which everybody asks for what they missed.
      state.set({ status: 'reconnecting', reason: 'events missed' });
      state.set({ status: 'connected' });
      onConnected();
    }, Math.random() * catchUpMs);
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
      onUnauthorized?.();
      return;
    }
    state.set({ status: 'reconnecting', reason: error.message });
    if (!socket.active) connectLater();
  });

  const stopWatching = watchSilence(socket, socketTimes.silenceMs, () => {
    // Ends the connection on this side, after which socket.io connects again: perhaps to another server.
    socket.io.engine.close();
    state.set({ status: 'reconnecting', reason: 'The server is silent.', isSilent: true });
  });

  return {
    connect() {
      if (socket.connected || socket.active) return;
      state.set({ status: 'connecting' });
      socket.connect();
    },
    close() {
      clearTimeout(again);
      clearTimeout(catchUp);
      stopWatching();
      socket.disconnect();
      socket.removeAllListeners();
      state.set({ status: 'closed' });
    },
    getState: state.get,
    subscribe: state.subscribe,
  };
}

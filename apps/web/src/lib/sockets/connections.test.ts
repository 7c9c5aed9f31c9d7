import type { ConnectionState } from '@franca/api-client';
import { expect, it, vi } from 'vitest';
import { onConnected, onNextConnections, onReconnected } from './connections.ts';

/** A socket whose connections are made by hand. */
function createConnection(isThere: boolean) {
  const listeners = new Set<(state: ConnectionState) => void>();
  let state: ConnectionState = { status: isThere ? 'connected' : 'connecting' };
  const setStatus = (status: 'connected' | 'connecting') => {
    state = { status };
    for (const listener of listeners) listener(state);
  };
  return {
    socket: {
      getState: () => state,
      subscribe: (listener: (state: ConnectionState) => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    connect: () => setStatus('connected'),
    lose: () => setStatus('connecting'),
  };
}

it.each([
  ['every connection and the one that is there', onConnected, true, [1, 2]],
  ['every connection, also the first that comes', onConnected, false, [0, 1, 2]],
  ['every connection after the one that is there', onNextConnections, true, [0, 1]],
  ['every connection, the first too', onNextConnections, false, [0, 1, 2]],
  ['what follows a break of the one that is there', onReconnected, true, [0, 1]],
  ['what follows a break, and not the first that comes', onReconnected, false, [0, 0, 1]],
])('notices %s', (_, follow, isThere, expected) => {
  const { socket, connect, lose } = createConnection(isThere);
  const listener = vi.fn();
  const stop = follow(socket, listener);
  const counts = [listener.mock.calls.length];
  if (!isThere) {
    connect();
    counts.push(listener.mock.calls.length);
  }
  lose();
  connect();
  counts.push(listener.mock.calls.length);
  expect(counts).toEqual(expected);
  stop();
  lose();
  connect();
  expect(listener.mock.calls.length).toBe(counts.at(-1));
});

import type { ConnectionState } from './ConnectionState.ts';

/** A state that tells its listeners when it changes. */
export function createConnectionState() {
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

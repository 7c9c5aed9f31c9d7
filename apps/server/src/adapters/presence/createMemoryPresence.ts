import type { Presence } from '../../ports/Presence.ts';

/** How presence behaves. */
export type MemoryPresenceOptions = {
  /** Milliseconds in which a reload or a change of network does not count as going offline. */
  graceMs: number;
};

/** Presence in the memory of the one process that serves all connections. */
export function createMemoryPresence({ graceMs }: MemoryPresenceOptions): Presence {
  const connections = new Map<string, Set<string>>();
  const leaving = new Map<string, NodeJS.Timeout>();
  const listeners = new Set<(userId: string, isOnline: boolean) => void>();
  let isClosed = false;

  const isOnline = (userId: string): boolean => connections.has(userId) || leaving.has(userId);
  const emit = (userId: string, online: boolean): void => {
    for (const listener of listeners) listener(userId, online);
  };

  function leaveLater(userId: string): void {
    const timer = setTimeout(() => {
      leaving.delete(userId);
      emit(userId, false);
    }, graceMs);
    timer.unref();
    leaving.set(userId, timer);
  }

  return {
    connect: async (userId, connectionId) => {
      const wasOnline = isOnline(userId);
      const own = connections.get(userId) ?? new Set();
      connections.set(userId, own.add(connectionId));
      clearTimeout(leaving.get(userId));
      leaving.delete(userId);
      if (!wasOnline) emit(userId, true);
    },
    disconnect: async (userId, connectionId) => {
      const own = connections.get(userId);
      if (!own?.delete(connectionId) || own.size > 0) return;
      connections.delete(userId);
      if (!isClosed) leaveLater(userId);
    },
    onlineAmong: async (userIds) => new Set(userIds.filter(isOnline)),
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: async () => {
      isClosed = true;
      for (const timer of leaving.values()) clearTimeout(timer);
      leaving.clear();
    },
  };
}

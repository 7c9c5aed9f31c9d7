/** Who is online: a person with at least one socket, and for a moment after the last one closed. */
export type Presence = {
  /** A socket opened; true when the person was offline. */
  arrive: (userId: string) => boolean;
  /** A socket closed; after the grace without a new one, `onLeave` is called. */
  depart: (userId: string) => void;
  /** Whether the person counts as online. */
  isOnline: (userId: string) => boolean;
  /** Forgets all waiting; from now on nobody leaves any more. */
  stop: () => void;
};

/** What presence is built on. */
export type PresenceOptions = {
  /** Milliseconds in which a reload or a change of network does not count as leaving. */
  graceMs: number;
  /** Called once when a person has gone. */
  onLeave: (userId: string) => void;
};

/** Counts sockets per person. */
export function createPresence({ graceMs, onLeave }: PresenceOptions): Presence {
  const sockets = new Map<string, number>();
  const leaving = new Map<string, NodeJS.Timeout>();
  let isStopped = false;

  return {
    arrive: (userId) => {
      const count = sockets.get(userId) ?? 0;
      sockets.set(userId, count + 1);
      const timer = leaving.get(userId);
      clearTimeout(timer);
      leaving.delete(userId);
      return count === 0 && timer === undefined;
    },
    depart: (userId) => {
      const count = (sockets.get(userId) ?? 1) - 1;
      if (count > 0) {
        sockets.set(userId, count);
        return;
      }
      sockets.delete(userId);
      if (isStopped) return;
      const timer = setTimeout(() => {
        leaving.delete(userId);
        onLeave(userId);
      }, graceMs);
      timer.unref();
      leaving.set(userId, timer);
    },
    isOnline: (userId) => sockets.has(userId) || leaving.has(userId),
    stop: () => {
      isStopped = true;
      for (const timer of leaving.values()) clearTimeout(timer);
      leaving.clear();
    },
  };
}

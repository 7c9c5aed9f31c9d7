/** Counts who holds what, so that the first holder starts it and the last one stops it. */
export function createHolds() {
  const holds = new Map<string, { count: number; start: () => void }>();
  return {
    /** Starts `start` for the first holder of `key`; answers the function that releases, and stops for the last. */
    add(key: string, start: () => void, stop: () => void): () => void {
      const held = holds.get(key) ?? { count: 0, start };
      held.count += 1;
      holds.set(key, held);
      if (held.count === 1) start();
      let released = false;
      return () => {
        if (released) return;
        released = true;
        held.count -= 1;
        if (held.count > 0 || holds.get(key) !== held) return;
        holds.delete(key);
        stop();
      };
    },
    /** Whether somebody holds a key. */
    has: (key: string): boolean => holds.has(key),
    /** Starts everything again that is held, after a new connection. */
    restart(): void {
      for (const held of holds.values()) held.start();
    },
    /** Forgets everything without stopping it. */
    clear(): void {
      holds.clear();
    },
  };
}

/** Makes a new value of an old one. */
export type Change<T> = (before: T) => T;

/** Changes that come while a value is on its way; see {@link createLateChanges}. */
export interface LateChanges<T> {
  /** A change has come. */
  readonly note: (change: Change<T>) => void;
  /** Fetches the value, and changes it by all that came meanwhile. */
  readonly during: (fetch: () => Promise<T>) => Promise<T>;
}

/**
 * Keeps a response from undoing what the socket delivered while it was on its way: it may have been read before. Changes
 * say how things are now, so one that the response contains already does no harm.
 */
export function createLateChanges<T>(): LateChanges<T> {
  const waiting = new Set<Change<T>[]>();
  return {
    note: (change) => {
      for (const received of waiting) received.push(change);
    },
    during: async (fetch) => {
      const received: Change<T>[] = [];
      waiting.add(received);
      try {
        const value = await fetch();
        return received.reduce<T>((before, change) => change(before), value);
      } finally {
        waiting.delete(received);
      }
    },
  };
}

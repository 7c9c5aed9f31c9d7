/** Listeners of a small store. */
export interface ListenerSet {
  /** Adds a listener; the returned function removes it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls every listener once. */
  readonly notify: () => void;
}

/** Makes an empty set of listeners, for stores that `useSyncExternalStore` reads. */
export function createListenerSet(): ListenerSet {
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify: () => {
      for (const listener of [...listeners]) listener();
    },
  };
}

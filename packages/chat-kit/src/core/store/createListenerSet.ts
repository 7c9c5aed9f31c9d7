/** Listeners of a small store. */
export interface ListenerSet {
  /** Adds a listener; the returned function takes it away. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls every listener once. */
  readonly notify: () => void;
}

/** Makes an empty set of listeners. */
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

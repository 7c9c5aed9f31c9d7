/** Callbacks of one kind; see {@link createListeners}. */
export interface Listeners<Values extends unknown[]> {
  /** Calls all of them. One that is added or removed meanwhile takes effect the next time. */
  readonly notify: (...values: Values) => void;
  /** Adds one; returns what removes it. */
  readonly subscribe: (listener: (...values: Values) => void) => () => void;
}

/** Makes an empty set of callbacks. */
export function createListeners<Values extends unknown[]>(): Listeners<Values> {
  const listeners = new Set<(...values: Values) => void>();
  return {
    notify: (...values) => {
      for (const listener of [...listeners]) listener(...values);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

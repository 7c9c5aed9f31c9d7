/** Rows that nobody has seen yet; see {@link createNewRows}. */
export interface NewRows {
  /** Whether this row has come since the last painted frame. */
  readonly has: (key: unknown) => boolean;
  /** A row was measured for the first time. */
  readonly add: (key: unknown) => void;
}

/** Remembers which rows were measured for the first time since the last painted frame. */
export function createNewRows(): NewRows {
  const keys = new Set<unknown>();
  return {
    has: (key) => keys.has(key),
    add: (key) => {
      // The task after an animation frame runs when that frame, its observers included, is done.
      if (keys.size === 0) requestAnimationFrame(() => setTimeout(() => keys.clear()));
      keys.add(key);
    },
  };
}

/** Time as a port, so that tests control it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once after `milliseconds`; the returned function cancels. */
  schedule(callback: () => void, milliseconds: number): () => void;
}

/** The real clock of the machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  schedule: (callback, milliseconds) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};

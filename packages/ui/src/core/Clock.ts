/** Time as a port, so that tests control it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once after `milliseconds`; the returned function cancels. */
  schedule(callback: () => void, milliseconds: number): () => void;
}

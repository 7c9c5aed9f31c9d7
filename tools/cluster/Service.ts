/** A program that listens on a port of this machine and can be ended and started again, on the same data and port. */
export type Service = {
  /** What it is, e.g. `PostgreSQL`. */
  readonly name: string;
  /** Where it is reached: a URL, e.g. `redis://127.0.0.1:40123`. */
  readonly url: string;
  /** File with what it prints. */
  readonly log: string;
  /** Id of its process; undefined while it does not run. */
  readonly pid: () => number | undefined;
  /** Starts it, and resolves once it serves requests; rejects with what it printed when it ends before. */
  readonly start: () => Promise<void>;
  /** Asks it to end, and waits until it has. */
  readonly stop: () => Promise<void>;
  /** Ends it without asking (SIGKILL), as a crash does, and waits until it is gone. */
  readonly kill: () => Promise<void>;
};

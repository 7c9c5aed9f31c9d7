/** A place in the history of the page. */
export interface RouterLocation {
  /** Path of the address. */
  readonly pathname: string;
  /** Its query, with the question mark; empty without one. */
  readonly search: string;
  /** Its fragment, with the hash; empty without one. */
  readonly hash: string;
  /** What was given along when the place was entered. */
  readonly state: unknown;
  /** Names the entry; `default` for the one that the page was opened with. */
  readonly key: string;
}

/** The history that a router moves in: the browser's, or one of its own in tests and inside other documents. */
export interface RouterHistory {
  /** The place where it stands. */
  readonly read: () => RouterLocation;
  /** Adds an entry, or changes the one where it stands. */
  readonly write: (address: string, state: unknown, replace: boolean) => void;
  /** Goes a number of entries forward, or back. */
  readonly go: (steps: number) => void;
  /** Calls back after steps, with their number; null where it cannot be known. */
  readonly listen: (onStep: (steps: number | null) => void) => void;
}

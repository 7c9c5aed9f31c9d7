/** A time in which something must not be done; see {@link createPhase}. */
export interface Phase {
  /** Whether it is that time. */
  readonly isNow: () => boolean;
  /** Runs a task in it. */
  readonly during: (task: () => void) => void;
}

/** A flag that is set while a task runs, and cleared also when the task throws. */
export function createPhase(): Phase {
  let isNow = false;
  return {
    isNow: () => isNow,
    during: (task) => {
      isNow = true;
      try {
        task();
      } finally {
        isNow = false;
      }
    },
  };
}

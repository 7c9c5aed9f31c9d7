/** Options of {@link createBackoff}. */
export interface BackoffOptions {
  /** Pause after the first failure, in milliseconds. Default 1,000. */
  readonly first?: number;
  /** Longest pause, in milliseconds. Default 60,000. */
  readonly longest?: number;
  /** Numbers in [0, 1). Default: `Math.random`. */
  readonly random?: () => number;
}

/** The pause before the next attempt, in milliseconds, by the number of attempts that have failed. */
export type Backoff = (attempts: number) => number;

/**
 * Makes pauses that double from `first` to `longest`. A random part of up to one half is left out of each, so that
 * many devices do not come back at the same moment.
 */
export function createBackoff({
  first = 1_000,
  longest = 60_000,
  random = Math.random,
}: BackoffOptions = {}): Backoff {
  return (attempts) => {
    const whole = Math.min(longest, first * 2 ** Math.max(0, attempts - 1));
    return whole / 2 + (random() * whole) / 2;
  };
}

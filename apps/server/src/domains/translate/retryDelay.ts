/** Milliseconds after the first failure, and the most there ever are. */
const first = 2000;
const longest = 60_000;

/** Milliseconds until the next attempt: doubled each time, half of it left to chance so that retries spread. */
export function retryDelay(attempts: number, random: () => number, retryAfterMs = 0): number {
  const full = Math.min(longest, first * 2 ** Math.max(0, attempts - 1));
  return Math.max(retryAfterMs, full / 2 + (full / 2) * random());
}

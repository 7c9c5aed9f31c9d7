const first = 1_000;
const longest = 60_000;

/**
 * Pause before the next try, in milliseconds: doubling from one second to one minute, of which a random
 * half is left out so that many devices do not come back together. `random` gives numbers in [0, 1).
 */
export function backoff(attempts: number, random: () => number): number {
  const whole = Math.min(longest, first * 2 ** Math.max(0, attempts - 1));
  return whole / 2 + (random() * whole) / 2;
}

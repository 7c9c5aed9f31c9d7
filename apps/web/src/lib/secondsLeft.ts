/** Whole seconds from now to the end, both in milliseconds since 1970; never negative, and never more than an hour. */
export function secondsLeft(end: number, now: number): number {
  if (!Number.isFinite(end)) return 0;
  // A clock set back would otherwise lock the button for a day.
  return Math.min(3600, Math.max(0, Math.ceil((end - now) / 1000)));
}

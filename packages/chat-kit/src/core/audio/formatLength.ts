/**
 * A length of time as minutes and seconds, `m:ss`.
 *
 * @param milliseconds not negative
 */
export function formatLength(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The length of a whole voice message as `m:ss`, to the nearest second and never less than one. */
export function lengthShown(milliseconds: number): string {
  return formatLength(Math.max(1000, Math.round(milliseconds / 1000) * 1000));
}

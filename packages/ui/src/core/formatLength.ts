/**
 * A length of time as minutes and seconds, `m:ss`.
 *
 * @param milliseconds not negative
 */
export function formatLength(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

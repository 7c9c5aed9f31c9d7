/**
 * A length of time as minutes and seconds, `m:ss`, and from one hour on as `h:mm:ss`.
 *
 * @param milliseconds not negative
 */
export function formatLength(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const twoDigits = (value: number): string => String(value % 60).padStart(2, '0');
  const end = `:${twoDigits(seconds)}`;
  return hours > 0 ? `${hours}:${twoDigits(minutes)}${end}` : `${minutes}${end}`;
}

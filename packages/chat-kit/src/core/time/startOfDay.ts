/** Midnight before the given moment in the reader's time zone, milliseconds since 1970. */
export function startOfDay(milliseconds: number): number {
  const date = new Date(milliseconds);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

/** The degrees that somebody wrote, with a point or a comma, or null when they are none from `-limit` to `limit`. */
export function readDegrees(written: string, limit: 90 | 180): number | null {
  const text = written.trim().replace(',', '.').replace('−', '-');
  if (!/^[+-]?\d{1,3}(?:\.\d*)?$/.test(text)) return null;
  const degrees = Number(text);
  return Math.abs(degrees) <= limit ? degrees : null;
}

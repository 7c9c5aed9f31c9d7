/** A point as [longitude, latitude] in degrees. */
export type LinePoint = readonly [number, number];

/**
 * A line without the jump at 180° east: it goes on beyond, so that it can be drawn on a flat map. A ring around a pole,
 * which then does not end where it began, is led along the pole's edge of the map.
 */
export function unwrapLine(points: readonly (readonly number[])[], isRing = false): LinePoint[] {
  let turn = 0;
  let before: number | null = null;
  const line = points.map(([longitude = 0, latitude = 0]): LinePoint => {
    if (before !== null && Math.abs(longitude - before) > 180) turn += longitude < before ? 360 : -360;
    before = longitude;
    return [longitude + turn, latitude];
  });
  const [first, last] = [line[0], line.at(-1)];
  if (isRing && first && last && Math.abs(first[0] - last[0]) > 180) {
    const pole = last[1] < 0 ? -90 : 90;
    line.push([last[0], pole], [first[0], pole]);
  }
  return line;
}

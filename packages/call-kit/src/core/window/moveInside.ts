/** A distance in pixels, to the right and down. */
export interface Distance {
  readonly x: number;
  readonly y: number;
}

/** How far something may be moved from where it stands by itself. */
export interface Range {
  readonly least: Distance;
  readonly most: Distance;
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** The distance that is wanted, or the nearest one in the range. */
export const moveInside = ({ x, y }: Distance, { least, most }: Range): Distance => ({
  x: clamp(x, least.x, most.x),
  y: clamp(y, least.y, most.y),
});

/** The corner of a range after the one that a distance is nearest to, clockwise. */
export function nextCorner({ x, y }: Distance, { least, most }: Range): Distance {
  const isRight = x - least.x > most.x - x;
  const isLow = y - least.y > most.y - y;
  if (isRight) return isLow ? { x: least.x, y: most.y } : { x: most.x, y: most.y };
  return isLow ? { x: least.x, y: least.y } : { x: most.x, y: least.y };
}

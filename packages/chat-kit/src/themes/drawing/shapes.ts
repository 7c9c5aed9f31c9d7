const round = (value: number): number => Math.round(value * 10) / 10;

/** A circle. */
export function dot(x: number, y: number, radius: number): string {
  const r = round(radius);
  return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** A closed shape through these points. */
export function polygon(points: readonly (readonly [x: number, y: number])[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`;
}

/** A line through these points. */
export function line(points: readonly (readonly [x: number, y: number])[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;
}

/** A point at a distance from another one, at an angle in degrees. */
export function away(x: number, y: number, distance: number, angle: number): readonly [number, number] {
  const radians = (angle * Math.PI) / 180;
  return [x + distance * Math.cos(radians), y + distance * Math.sin(radians)];
}

/** A pointed oval that begins in a point: a leaf, or a petal. */
export function leaf(x: number, y: number, length: number, width: number, angle: number): string {
  const [tipX, tipY] = away(x, y, length, angle);
  const [leftX, leftY] = away(...away(x, y, length / 2, angle), width, angle - 90);
  const [rightX, rightY] = away(...away(x, y, length / 2, angle), width, angle + 90);
  const points = [leftX, leftY, tipX, tipY, rightX, rightY, x, y].map(round);
  return `M${round(x)} ${round(y)}Q${points[0]} ${points[1]} ${points[2]} ${points[3]}Q${points[4]} ${points[5]} ${points[6]} ${points[7]}z`;
}

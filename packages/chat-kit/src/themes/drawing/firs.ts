import { chance } from './chance.ts';
import { polygon } from './shapes.ts';

/** A fir that stands in a point. */
export function fir(x: number, base: number, height: number): string {
  const tiers = 5;
  const half = height * 0.23;
  const right = Array.from({ length: tiers }, (_, index) => {
    const part = (index + 1) / tiers;
    const y = base - height * (1 - part);
    const reach = half * (0.25 + 0.75 * part);
    return [
      [reach, y],
      [reach * 0.52, y - height * 0.035],
    ] as const;
  }).flat();
  const left = right.toReversed().map(([reach, y]) => [x - reach, y] as const);
  return polygon([[x, base - height], ...right.map(([reach, y]) => [x + reach, y] as const), ...left]);
}

/** Options of {@link firs}. */
export interface FirsOptions {
  /** After how many pixels they repeat. */
  readonly width: number;
  /** How many there are. */
  readonly count: number;
  /** How high they are, the lowest and the highest. */
  readonly heights: readonly [low: number, high: number];
  /** Where they stand, from above, at a place. */
  readonly base: (x: number) => number;
  /** Another number gives other trees. */
  readonly seed: number;
}

/** A row of firs without an end. */
export function firs({ width, count, heights: [low, high], base, seed }: FirsOptions): string {
  return Array.from({ length: count }, (_, index) => {
    const x = ((index + 0.3 + 0.6 * chance(seed + index)) / count) * width;
    const height = low + (high - low) * chance(seed + 100 + index);
    const foot = base(x) + 6;
    // What the edge cuts off stands on the other side.
    const copies = [x - width, x, x + width].filter((at) => at > -height / 3 && at < width + height / 3);
    return copies.map((at) => fir(at, foot, height)).join('');
  }).join('');
}

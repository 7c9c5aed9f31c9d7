import { chance } from '../drawing/chance.ts';

/** Options of {@link houses}. */
export interface HousesOptions {
  /** After how many pixels they repeat. */
  readonly width: number;
  /** Down to where they stand, from above. */
  readonly bottom: number;
  /** How high they are, the lowest and the highest. */
  readonly heights: readonly [low: number, high: number];
  /** How wide they are, the narrowest and the widest. */
  readonly widths: readonly [narrow: number, wide: number];
  /** Another number gives another city. */
  readonly seed: number;
}

/** A row of houses without an end, and the windows that are lit in them. */
export function houses(options: HousesOptions): { readonly walls: string; readonly windows: string } {
  const { width, bottom, heights, widths, seed } = options;
  let walls = '';
  let windows = '';
  let x = 0;
  for (let place = seed; x < width; place += 10) {
    const wanted = Math.round(widths[0] + (widths[1] - widths[0]) * chance(place));
    // No sliver at the end.
    const wide = width - x - wanted < widths[0] ? width - x : wanted;
    const high = Math.round(heights[0] + (heights[1] - heights[0]) * chance(place + 1));
    const top = bottom - high;
    walls += `M${x} ${top}h${wide}v${high}h${-wide}z`;
    const kind = chance(place + 2);
    if (kind < 0.25) walls += `M${x + wide * 0.2} ${top}v-14h${wide * 0.6}v14z`;
    else if (kind < 0.45) walls += `M${x + wide / 2 - 1} ${top}v-30h2v30z`;
    else if (kind < 0.6) walls += `M${x} ${top}l${wide} -22v22z`;
    for (let row = top + 14; row < bottom - 20; row += 17) {
      for (let column = x + 9; column < x + wide - 11; column += 13) {
        if (chance(place * 31 + row * 7 + column) < 0.26) windows += `M${column} ${row}h5v7h-5z`;
      }
    }
    x += wide;
  }
  return { walls, windows };
}

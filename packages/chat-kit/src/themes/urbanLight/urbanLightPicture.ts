import type { Drawing } from '../drawing/Drawing.ts';
import { dot } from '../drawing/shapes.ts';
import { houses } from './houses.ts';

const width = 1020;
const height = 340;
const far = houses({ width, bottom: height, heights: [170, 310], widths: [34, 66], seed: 3 });
const middle = houses({ width, bottom: height, heights: [110, 220], widths: [46, 84], seed: 408 });
const near = houses({ width, bottom: height, heights: [40, 130], widths: [60, 112], seed: 909 });

/** Three rows of houses before a low sun. */
export const urbanLightPicture: readonly Drawing[] = [
  { at: { x: 74, y: 46 }, layers: [{ ink: 5, path: dot(0, 0, 74) }] },
  {
    at: 'bottom',
    width,
    height,
    layers: [
      { ink: 1, path: far.walls },
      { ink: 4, path: far.windows, cover: 0.35 },
      { ink: 2, path: middle.walls },
      { ink: 4, path: middle.windows, cover: 0.7 },
      { ink: 3, path: near.walls },
      { ink: 4, path: near.windows },
    ],
  },
];

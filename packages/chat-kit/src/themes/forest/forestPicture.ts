import type { Drawing } from '../drawing/Drawing.ts';
import { firs } from '../drawing/firs.ts';
import { dot } from '../drawing/shapes.ts';
import { heightAt, type SkylineOptions, skyline } from '../drawing/skyline.ts';

const width = 840;
const height = 380;
const ridge = (level: number, swing: number, waves: number, begin: number): SkylineOptions => ({
  width,
  level,
  swing,
  waves,
  begin,
  bottom: height,
});
const far = ridge(120, 26, 1, 0.1);
const middle = ridge(215, 16, 2, 0.35);
const near = ridge(318, 12, 1, 0.6);

/** Hills with three rows of firs under the moon. */
export const forestPicture: readonly Drawing[] = [
  { at: { x: 80, y: 17 }, layers: [{ ink: 4, path: dot(0, 0, 34) }] },
  {
    at: 'bottom',
    width,
    height,
    layers: [
      { ink: 1, path: skyline(ridge(60, 30, 1, 0.75)), cover: 0.6 },
      {
        ink: 1,
        path:
          skyline(far) +
          firs({ width, count: 34, heights: [34, 62], base: (x) => heightAt(far, x), seed: 7 }),
      },
      {
        ink: 2,
        path:
          skyline(middle) +
          firs({ width, count: 21, heights: [64, 118], base: (x) => heightAt(middle, x), seed: 41 }),
      },
      {
        ink: 3,
        path:
          skyline(near) +
          firs({ width, count: 13, heights: [84, 172], base: (x) => heightAt(near, x), seed: 93 }),
      },
    ],
  },
];

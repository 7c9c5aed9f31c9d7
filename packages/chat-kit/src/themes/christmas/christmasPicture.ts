import { chance } from '../drawing/chance.ts';
import type { Drawing } from '../drawing/Drawing.ts';
import { firs } from '../drawing/firs.ts';
import { away, dot, leaf, line } from '../drawing/shapes.ts';
import { heightAt, type SkylineOptions, skyline } from '../drawing/skyline.ts';

const width = 880;
const height = 280;
const hill = (level: number, swing: number, waves: number, begin: number): SkylineOptions => ({
  width,
  level,
  swing,
  waves,
  begin,
  bottom: height,
});
const far = hill(120, 18, 1, 0.15);
const near = hill(214, 16, 1, 0.7);

const snow = Array.from({ length: 34 }, (_, index) =>
  dot(
    6 + chance(index) * 448,
    8 + ((index * 13) % 34) * 15 + chance(index + 50) * 6,
    1.3 + chance(index + 90) * 2.2,
  ),
);

/** A flake with six arms. */
const flake = (x: number, y: number, size: number): string =>
  [0, 60, 120, 180, 240, 300]
    .map((angle) => {
      const fork = away(x, y, size * 0.6, angle);
      return (
        line([[x, y], away(x, y, size, angle)]) +
        line([away(...fork, size * 0.32, angle - 50), fork, away(...fork, size * 0.32, angle + 50)])
      );
    })
    .join('');

const bow = 'M0 14Q55 54 110 14Q165 54 220 14';
const bulb = (x: number, y: number): string => leaf(x, y, 17, 9, 90) + dot(x, y + 1, 2.2);

/** Snow on hills and firs, flakes in the air, a string of lights. */
export const christmasPicture: readonly Drawing[] = [
  {
    at: 'everywhere',
    width: 460,
    height: 520,
    layers: [
      { ink: 9, path: snow.join(''), cover: 0.9 },
      {
        ink: 9,
        path: flake(90, 130, 13) + flake(330, 300, 16) + flake(200, 440, 10),
        stroke: 1.5,
        cover: 0.9,
      },
    ],
  },
  {
    at: 'bottom',
    width,
    height,
    layers: [
      {
        ink: 3,
        path: firs({ width, count: 22, heights: [40, 84], base: (x) => heightAt(far, x), seed: 19 }),
      },
      { ink: 1, path: skyline(far) },
      {
        ink: 4,
        path: firs({ width, count: 9, heights: [80, 150], base: (x) => heightAt(near, x), seed: 77 }),
      },
      { ink: 2, path: skyline(near) },
    ],
  },
  {
    at: 'top',
    width: 220,
    height: 70,
    layers: [
      { ink: 5, path: bow, stroke: 1.5 },
      { ink: 6, path: bulb(22, 26) + bulb(132, 26) },
      { ink: 7, path: bulb(55, 34) + bulb(165, 34) },
      { ink: 8, path: bulb(88, 26) + bulb(198, 26) },
    ],
  },
];

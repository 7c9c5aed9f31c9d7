import { chance } from '../drawing/chance.ts';
import type { Drawing } from '../drawing/Drawing.ts';
import { away, dot, leaf } from '../drawing/shapes.ts';
import { crest, type SkylineOptions, skyline } from '../drawing/skyline.ts';

const width = 900;
const height = 300;
const wave = (level: number, swing: number, waves: number, begin: number): SkylineOptions => ({
  width,
  level,
  swing,
  waves,
  begin,
  bottom: height,
});
const shore = wave(206, 8, 2, 0.2);
const edge = wave(222, 8, 2, 0.2);

const pebbles = Array.from({ length: 26 }, (_, index) =>
  dot(chance(index) * width, 252 + chance(index + 60) * 44, 1 + chance(index + 90) * 1.6),
).join('');

const starfish = (x: number, y: number, size: number): string =>
  [0, 72, 144, 216, 288]
    .map((angle) => leaf(...away(x, y, -1, angle + 14), size, size * 0.34, angle + 14))
    .join('');

const sail =
  'M612 66l0 -44q20 18 26 44zM608 66l0 -34q-12 16 -20 34zM584 70h58q-6 12 -14 12h-32q-9 0 -12 -12z';

/** Waves that run out on sand, a sail, the sun. */
export const beachPicture: readonly Drawing[] = [
  {
    at: { x: 20, y: 18 },
    layers: [
      { ink: 7, path: dot(0, 0, 38) },
      { ink: 7, path: dot(0, 0, 56), cover: 0.35 },
    ],
  },
  {
    at: 'bottom',
    width,
    height,
    layers: [
      { ink: 1, path: `M0 78h${width}v${height - 78}h${-width}z` },
      { ink: 4, path: sail, cover: 0.9 },
      { ink: 2, path: skyline(wave(116, 5, 4, 0)) },
      { ink: 3, path: skyline(wave(160, 7, 3, 0.4)) },
      { ink: 4, path: crest(wave(160, 7, 3, 0.4)), stroke: 2.5, cover: 0.55 },
      { ink: 5, path: skyline(shore) },
      { ink: 4, path: crest(shore), stroke: 5 },
      { ink: 6, path: skyline(edge) },
      { ink: 5, path: pebbles + starfish(170, 268, 13) + starfish(690, 274, 9) },
    ],
  },
];

import { chance } from '../drawing/chance.ts';
import type { Drawing } from '../drawing/Drawing.ts';
import { away, dot, line } from '../drawing/shapes.ts';

const fibres = Array.from({ length: 54 }, (_, index) => {
  const x = chance(index) * 460;
  const y = 10 + chance(index + 200) * 440;
  const [endX, endY] = away(x, y, 6 + chance(index + 400) * 16, chance(index + 600) * 360);
  const bend = chance(index + 800) * 8 - 4;
  return `M${x.toFixed(1)} ${y.toFixed(1)}q${bend.toFixed(1)} ${(-bend).toFixed(1)} ${(endX - x).toFixed(1)} ${(endY - y).toFixed(1)}`;
}).join('');

const specks = Array.from({ length: 46 }, (_, index) =>
  dot(4 + chance(index + 1000) * 450, 4 + chance(index + 1200) * 450, 0.6 + chance(index + 1400) * 1.1),
).join('');

const ticks = Array.from({ length: 36 }, (_, index) =>
  line([away(-96, 92, 40, index * 10), away(-96, 92, 44, index * 10)]),
).join('');
const cancel = [-24, -8, 8, 24].map((y) => `M-144 ${92 + y}q-14 -9 -28 0t-28 0t-28 0t-28 0`).join('');
const star = Array.from({ length: 10 }, (_, index) => away(-96, 92, index % 2 ? 9 : 21, index * 36 - 90));

/** Fibres and specks, a postmark, the ring that a cup has left. */
export const oldPaperPicture: readonly Drawing[] = [
  {
    at: 'everywhere',
    width: 460,
    height: 460,
    layers: [
      { ink: 1, path: fibres, stroke: 1, cover: 0.8 },
      { ink: 1, path: specks, cover: 0.8 },
    ],
  },
  {
    at: { x: 100, y: 0 },
    layers: [
      { ink: 2, path: dot(-96, 92, 50) + dot(-96, 92, 34) + cancel + ticks, stroke: 2, cover: 0.7 },
      { ink: 2, path: `${line(star)}z`, cover: 0.7 },
    ],
  },
  {
    at: { x: 0, y: 100 },
    layers: [
      { ink: 3, path: dot(70, -110, 92), stroke: 7, cover: 0.5 },
      { ink: 3, path: dot(72, -108, 86), stroke: 2, cover: 0.7 },
      { ink: 3, path: dot(68, -112, 98), stroke: 1.5, cover: 0.5 },
    ],
  },
];

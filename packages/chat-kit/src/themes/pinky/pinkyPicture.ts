import { chance } from '../drawing/chance.ts';
import type { Drawing, Layer } from '../drawing/Drawing.ts';
import { away, dot, leaf } from '../drawing/shapes.ts';

const turns = [0, 72, 144, 216, 288];

/** Five petals around a middle. */
function blossom(x: number, y: number, size: number, turn: number): readonly Layer[] {
  const petals = turns.map((angle) => {
    const [middleX, middleY] = away(x, y, size * 0.52, angle + turn);
    return dot(middleX, middleY, size * 0.42);
  });
  const shades = turns.map((angle) =>
    leaf(...away(x, y, size * 0.1, angle + turn), size * 0.5, size * 0.12, angle + turn),
  );
  return [
    { ink: 1, path: petals.join('') },
    { ink: 2, path: shades.join('') },
    { ink: 3, path: dot(x, y, size * 0.15) },
  ];
}

const branch =
  'M20 -14C-40 20 -70 24 -118 62S-196 96 -236 150M-62 28C-70 62 -64 84 -84 118M-118 62C-150 58 -168 44 -196 42M-170 92C-172 118 -168 132 -180 150';

const petals = Array.from({ length: 11 }, (_, index) => {
  const x = 20 + ((index * 47) % 11) * 36 + chance(index) * 14;
  const y = 24 + index * 44 + chance(index + 30) * 14;
  return leaf(x, y, 11 + chance(index + 50) * 6, 5, chance(index + 70) * 360);
});

/** A branch in blossom in the corner, and petals on the wind. */
export const pinkyPicture: readonly Drawing[] = [
  { at: 'everywhere', width: 420, height: 520, layers: [{ ink: 1, path: petals.join(''), cover: 0.75 }] },
  {
    at: { x: 100, y: 0 },
    layers: [
      { ink: 4, path: branch, stroke: 4 },
      {
        ink: 5,
        path:
          leaf(-100, 50, 26, 9, 200) +
          leaf(-150, 80, 24, 8, 60) +
          leaf(-84, 118, 22, 8, 110) +
          leaf(-40, 14, 24, 8, 70),
      },
      ...blossom(-62, 34, 30, 12),
      ...blossom(-122, 66, 26, 40),
      ...blossom(-196, 42, 19, 5),
      ...blossom(-236, 150, 24, 30),
      ...blossom(-84, 122, 17, 60),
      ...blossom(-182, 152, 15, 0),
      ...blossom(-176, 98, 20, 20),
      ...blossom(-14, 12, 34, 33),
    ],
  },
  {
    at: { x: 0, y: 100 },
    layers: [...blossom(34, -28, 44, 20), ...blossom(96, -6, 30, 50), ...blossom(8, -92, 26, 8)],
  },
];

import { chance } from '../drawing/chance.ts';
import type { Drawing, Layer } from '../drawing/Drawing.ts';
import { away, dot, leaf, line } from '../drawing/shapes.ts';

/** A slice of a fruit: peel, pith, and eight wedges. */
function slice(x: number, y: number, radius: number, flesh: number, turn: number): readonly Layer[] {
  const wedges = Array.from({ length: 8 }, (_, index) => {
    const angle = turn + index * 45;
    const [tipX, tipY] = away(x, y, radius * 0.1, angle + 22.5);
    const [fromX, fromY] = away(x, y, radius * 0.8, angle + 4);
    const [toX, toY] = away(x, y, radius * 0.8, angle + 41);
    const r = radius * 0.78;
    return `M${tipX.toFixed(1)} ${tipY.toFixed(1)}L${fromX.toFixed(1)} ${fromY.toFixed(1)}A${r.toFixed(1)} ${r.toFixed(1)} 0 0 1 ${toX.toFixed(1)} ${toY.toFixed(1)}z`;
  });
  return [
    { ink: 1, path: dot(x, y, radius) },
    { ink: 2, path: dot(x, y, radius * 0.9) },
    { ink: flesh, path: wedges.join('') },
  ];
}

/** A leaf with its middle vein. */
function mint(x: number, y: number, length: number, angle: number): readonly Layer[] {
  return [
    { ink: 5, path: leaf(x, y, length, length * 0.42, angle) },
    { ink: 6, path: line([away(x, y, length * 0.12, angle), away(x, y, length * 0.86, angle)]), stroke: 1.5 },
  ];
}

const bubbles = Array.from({ length: 16 }, (_, index) =>
  dot(24 + ((index * 5) % 16) * 24 + chance(index) * 10, 20 + index * 27, 2.5 + chance(index + 40) * 7),
);

/** Lime, lemon and mint in the corners, and bubbles that rise. */
export const freshPicture: readonly Drawing[] = [
  { at: 'everywhere', width: 420, height: 460, layers: [{ ink: 7, path: bubbles.join(''), cover: 0.65 }] },
  {
    at: { x: 100, y: 100 },
    layers: [
      ...mint(-120, -46, 92, 204),
      ...mint(-112, -66, 78, 244),
      ...slice(-34, -40, 104, 3, 10),
      ...slice(-168, 6, 58, 4, 30),
    ],
  },
  {
    at: { x: 0, y: 0 },
    layers: [...mint(48, 44, 84, 14), ...mint(44, 60, 70, 62), ...slice(8, 10, 78, 4, 0)],
  },
  { at: { x: 0, y: 72 }, layers: [...slice(-8, 0, 52, 3, 20)] },
];

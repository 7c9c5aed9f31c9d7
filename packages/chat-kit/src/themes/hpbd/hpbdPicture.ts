import { chance } from '../drawing/chance.ts';
import type { Drawing, Layer } from '../drawing/Drawing.ts';

/** A balloon on a thread. */
function balloon(x: number, y: number, size: number, ink: number): readonly Layer[] {
  const wide = size * 0.82;
  return [
    { ink: 6, path: `M${x} ${y + size * 1.2}q-8 34 2 62t-4 62`, stroke: 1.2 },
    {
      ink,
      path:
        `M${x} ${y + size * 1.12}C${x - wide * 0.7} ${y + size * 0.8} ${x - wide} ${y + size * 0.3} ${x - wide} ${y}` +
        `A${wide} ${size} 0 0 1 ${x + wide} ${y}C${x + wide} ${y + size * 0.3} ${x + wide * 0.7} ${y + size * 0.8} ${x} ${y + size * 1.12}z` +
        `M${x} ${y + size * 1.08}l-5 9h10z`,
    },
    {
      ink: 7,
      path: `M${x - wide * 0.55} ${y - size * 0.1}q2 ${-size * 0.38} ${wide * 0.4} ${-size * 0.5}`,
      stroke: size * 0.1,
      cover: 0.55,
    },
  ];
}

const pieces = Array.from({ length: 30 }, (_, index) => {
  const x = 8 + chance(index) * 440;
  const y = 10 + ((index * 17) % 30) * 16.4;
  const turn = chance(index + 60) * Math.PI;
  const across = 3 + chance(index + 90) * 3;
  const [dx, dy] = [Math.cos(turn) * across, Math.sin(turn) * across];
  const ink = 1 + (index % 5);
  const path =
    index % 4 === 0
      ? `M${x.toFixed(1)} ${y.toFixed(1)}q5 -6 9 0t9 0`
      : `M${(x - dx).toFixed(1)} ${(y - dy).toFixed(1)}L${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`;
  return { ink, path, isCurl: index % 4 === 0 };
});

const confetti = [1, 2, 3, 4, 5].flatMap((ink): Layer[] => {
  const own = pieces.filter((piece) => piece.ink === ink);
  return [
    { ink, path: own.flatMap(({ isCurl, path }) => (isCurl ? [path] : [])).join(''), stroke: 2 },
    { ink, path: own.flatMap(({ isCurl, path }) => (isCurl ? [] : [path])).join(''), stroke: 4.5 },
  ];
});

const flags = [1, 2, 3, 4, 5].map((ink): Layer => {
  const x = (ink - 1) * 52 + 8;
  const sag = [8, 15, 18, 15, 8][ink - 1] ?? 8;
  return { ink, path: `M${x} ${sag}h36l-18 34z` };
});

/** Flags along the top, balloons in the corners, confetti in the air. */
export const hpbdPicture: readonly Drawing[] = [
  { at: 'everywhere', width: 460, height: 500, layers: confetti },
  {
    at: 'top',
    width: 260,
    height: 60,
    layers: [{ ink: 6, path: 'M0 6Q130 32 260 6', stroke: 1.5 }, ...flags],
  },
  {
    at: { x: 100, y: 100 },
    layers: [...balloon(-46, -190, 46, 5), ...balloon(-128, -130, 40, 2), ...balloon(-66, -84, 42, 1)],
  },
  { at: { x: 0, y: 100 }, layers: [...balloon(44, -120, 42, 4), ...balloon(104, -62, 34, 3)] },
];

import { describe, expect, it } from 'vitest';
import { unwrapLine } from './unwrapLine.ts';
import { worldPaths } from './worldPaths.ts';

describe('unwrapLine', () => {
  it('leaves lines alone that do not cross 180° east', () => {
    expect(
      unwrapLine([
        [10, 5],
        [-20, 6],
      ]),
    ).toEqual([
      [10, 5],
      [-20, 6],
    ]);
  });

  it('goes on beyond 180° east and comes back', () => {
    expect(
      unwrapLine([
        [179, 65],
        [-170, 66],
        [178, 67],
      ]),
    ).toEqual([
      [179, 65],
      [190, 66],
      [178, 67],
    ]);
  });

  it('leads a ring around a pole along the edge', () => {
    const ring = [
      [-180, -80],
      [-60, -70],
      [60, -70],
      [179, -75],
      [-180, -80],
    ];
    expect(unwrapLine(ring, true).slice(-3)).toEqual([
      [180, -80],
      [180, -90],
      [-180, -90],
    ]);
  });
});

describe('worldPaths', () => {
  it('draws no line across the map', () => {
    for (const path of Object.values(worldPaths())) {
      const points = [...path.matchAll(/([ML])(-?[\d.]+) (-?[\d.]+)/g)];
      expect(points.length).toBeGreaterThan(1000);
      points.forEach(([, kind, x, y], index) => {
        const before = points[index - 1];
        // Along the edge of the south pole only.
        if (kind === 'L' && Number(y) < 179)
          expect(Math.abs(Number(x) - Number(before?.[2]))).toBeLessThan(100);
      });
    }
  });
});

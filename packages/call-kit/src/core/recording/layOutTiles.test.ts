import fc from 'fast-check';
import { expect, it } from 'vitest';
import { layOutTiles } from './layOutTiles.ts';

it('lays tiles out inside the picture, none over another', () => {
  const area = { width: 1280, height: 720, gap: 8 };
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 25 }), fc.boolean(), (count, hasScreen) => {
      const { screen, tiles } = layOutTiles(count, { ...area, hasScreen });
      const places = screen ? [screen, ...tiles] : tiles;
      expect(tiles).toHaveLength(count);
      for (const { x, y, width, height } of places) {
        expect(Math.min(x, y, width, height)).toBeGreaterThan(0);
        expect(x + width).toBeLessThanOrEqual(area.width);
        expect(y + height).toBeLessThanOrEqual(area.height);
      }
      for (const [index, one] of places.entries())
        for (const other of places.slice(index + 1)) {
          const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x;
          const isAbove = one.y + one.height <= other.y || other.y + other.height <= one.y;
          expect(isBeside || isAbove).toBe(true);
        }
    }),
  );
});

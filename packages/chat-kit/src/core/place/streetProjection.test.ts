import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { streetProjection, tilesOfView } from './streetProjection.ts';

const { view, place, point, zooms } = streetProjection(640);
const points = fc.record({
  latitude: fc.double({ min: -85, max: 85, noNaN: true }),
  longitude: fc.double({ min: -180, max: 179.999, noNaN: true }),
});
const level = fc.constantFrom(...zooms);
const template = 'https://tiles.example/{z}/{x}/{y}.png';

describe('the map of streets', () => {
  it('gives a pressed point back', () => {
    fc.assert(
      fc.property(points, level, (at, zoom) => {
        const shown = view(at, zoom);
        const { x, y } = place(at, shown);
        expect(x).toBeCloseTo(0.5, 4);
        const back = point(x, y, shown);
        expect(back.latitude).toBeCloseTo(at.latitude, 4);
        // 180° east is 180° west.
        expect(Math.cos(((back.longitude - at.longitude) * Math.PI) / 180)).toBeCloseTo(1, 8);
      }),
    );
  });

  it('asks for the tile that other maps have at a place', () => {
    // The Opera House of Sydney, as servers of maps number it on level 16.
    const shown = view({ latitude: -33.8568, longitude: 151.2153 }, 2 ** 16);
    const urls = tilesOfView(template, shown, 2 ** 16).map(({ url }) => url);
    expect(urls).toContain('https://tiles.example/16/60295/39325.png');
  });

  it('covers the whole view with tiles, each at its place, and asks for none outside of the world', () => {
    fc.assert(
      fc.property(points, level, (at, zoom) => {
        const tiles = tilesOfView(template, view(at, zoom), zoom);
        expect(Math.min(...tiles.map(({ x }) => x))).toBeLessThanOrEqual(1e-6);
        expect(Math.max(...tiles.map(({ x, width }) => x + width))).toBeGreaterThanOrEqual(1 - 1e-6);
        expect(Math.min(...tiles.map(({ y }) => y))).toBeLessThanOrEqual(1e-6);
        expect(Math.max(...tiles.map(({ y, height }) => y + height))).toBeGreaterThanOrEqual(1 - 1e-6);
        expect(new Set(tiles.map(({ key }) => key)).size).toBe(tiles.length);
        for (const { url } of tiles) {
          const [, column, row] = /(\d+)\/(\d+)\.png$/.exec(url) ?? [];
          expect(Number(column)).toBeLessThan(zoom);
          expect(Number(row)).toBeLessThan(zoom);
        }
      }),
    );
  });

  it('never shows the world smaller than the map, and comes as near as a house', () => {
    for (const width of [300, 640, 1100]) {
      const projection = streetProjection(width);
      const whole = projection.view({ latitude: 0, longitude: 0 }, projection.zooms[0] ?? 0);
      expect(whole.width).toBeLessThanOrEqual(1);
      expect(projection.zooms.at(-1)).toBe(2 ** 19);
    }
  });
});

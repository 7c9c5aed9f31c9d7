import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { worldProjection } from './worldProjection.ts';

const { view: mapView, place: placeInView, point: pointInView, zooms } = worldProjection;

const points = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('the map of the world', () => {
  it('shows the whole world first', () => {
    expect(mapView({ latitude: 50, longitude: 120 }, 1)).toEqual({
      width: 360,
      height: 202.5,
      left: 0,
      top: -11.25,
    });
  });

  it('never leaves the world, and always shows the point it is around', () => {
    fc.assert(
      fc.property(points, fc.constantFrom(...zooms.slice(1)), (point, zoom) => {
        const view = mapView(point, zoom);
        expect(view.left).toBeGreaterThanOrEqual(0);
        expect(view.left + view.width).toBeLessThanOrEqual(360);
        expect(view.top).toBeGreaterThanOrEqual(0);
        expect(view.top + view.height).toBeLessThanOrEqual(180);
        const { x, y } = placeInView(point, view);
        for (const share of [x, y]) {
          expect(share).toBeGreaterThanOrEqual(-1e-9);
          expect(share).toBeLessThanOrEqual(1 + 1e-9);
        }
      }),
    );
  });

  it('gives a pressed point back', () => {
    fc.assert(
      fc.property(points, fc.constantFrom(...zooms), (point, zoom) => {
        const view = mapView(point, zoom);
        const { x, y } = placeInView(point, view);
        const back = pointInView(x, y, view);
        expect(back.latitude).toBeCloseTo(point.latitude, 4);
        expect(back.longitude).toBeCloseTo(point.longitude, 4);
      }),
    );
  });
});

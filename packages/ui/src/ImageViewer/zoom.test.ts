import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bounded, wholePicture, type ZoomBox, zoomedAt, zoomLevel } from './zoom.ts';

const box: ZoomBox = { picture: { width: 400, height: 300 }, frame: { width: 400, height: 400 } };
const coordinate = fc.integer({ min: -500, max: 500 });
const scale = fc.double({ min: 0.2, max: 8, noNaN: true });

describe('zoomLevel', () => {
  it('goes up and down by levels and stops at the ends', () => {
    expect(zoomLevel(1, 1)).toBe(1.5);
    expect(zoomLevel(2.2, 1)).toBe(3);
    expect(zoomLevel(2.2, -1)).toBe(2);
    expect(zoomLevel(4, 1)).toBe(4);
    expect(zoomLevel(1, -1)).toBe(1);
  });
});

describe('bounded', () => {
  it('brings a picture back whose edge came inside the frame', () => {
    expect(bounded({ scale: 2, x: 900, y: -900 }, box)).toEqual({ scale: 2, x: 200, y: -100 });
  });

  it('keeps a picture in the middle where it is smaller than the frame', () => {
    expect(bounded({ scale: 1, x: 50, y: 50 }, box)).toEqual(wholePicture);
  });
});

describe('zoomedAt', () => {
  it('keeps the point under the finger where it is', () => {
    expect(zoomedAt(wholePicture, 2, { x: 100, y: 0 }, box)).toEqual({ scale: 2, x: -100, y: 0 });
  });

  it('never shows the picture smaller than whole or larger than four times, nor an edge inside the frame', () => {
    fc.assert(
      fc.property(scale, scale, coordinate, coordinate, (before, after, x, y) => {
        const zoom = zoomedAt(zoomedAt(wholePicture, before, { x, y }, box), after, { x: y, y: x }, box);
        expect(zoom.scale).toBeGreaterThanOrEqual(1);
        expect(zoom.scale).toBeLessThanOrEqual(4);
        expect(bounded(zoom, box)).toEqual(zoom);
      }),
    );
  });
});

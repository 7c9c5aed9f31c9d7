import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CropPlan, cropPlan, rotatedSize } from './cropPlan.ts';

const paint = ({ matrix: [a, b, c, d, e, f] }: CropPlan, x: number, y: number) => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

const sizes = fc.record({
  width: fc.integer({ min: 1, max: 5000 }),
  height: fc.integer({ min: 1, max: 5000 }),
});
const angles = fc.integer({ min: 0, max: 360 });

describe('rotatedSize', () => {
  it('swaps width and height after a quarter turn', () => {
    const turned = rotatedSize({ width: 400, height: 300 }, 90);
    expect(turned.width).toBeCloseTo(300);
    expect(turned.height).toBeCloseTo(400);
  });

  it('never gets smaller than the shorter side', () => {
    fc.assert(
      fc.property(sizes, angles, (size, degrees) => {
        const shorter = Math.min(size.width, size.height);
        const turned = rotatedSize(size, degrees);
        expect(Math.min(turned.width, turned.height)).toBeGreaterThanOrEqual(shorter - 1e-6);
      }),
    );
  });
});

describe('cropPlan', () => {
  it('takes the square as it is when nothing is turned', () => {
    const plan = cropPlan({
      picture: { width: 400, height: 300 },
      degrees: 0,
      area: { x: 50, y: 0, width: 300, height: 300 },
      most: 512,
    });
    expect(plan.width).toBe(300);
    expect(paint(plan, 50, 0)).toEqual({ x: 0, y: 0 });
    expect(paint(plan, 350, 300)).toEqual({ x: 300, y: 300 });
  });

  it('makes a large square as small as asked', () => {
    const plan = cropPlan({
      picture: { width: 2048, height: 2048 },
      degrees: 0,
      area: { x: 0, y: 0, width: 2048, height: 2048 },
      most: 512,
    });
    expect(plan.width).toBe(512);
    expect(paint(plan, 2048, 1024)).toEqual({ x: 512, y: 256 });
  });

  it('brings the lower left corner to the upper left after a quarter turn', () => {
    const plan = cropPlan({
      picture: { width: 400, height: 300 },
      degrees: 90,
      area: { x: 0, y: 0, width: 300, height: 300 },
      most: 512,
    });
    const corner = paint(plan, 0, 300);
    expect(corner.x).toBeCloseTo(0);
    expect(corner.y).toBeCloseTo(0);
  });

  it('keeps the shape of a rectangle, and fits its longer side', () => {
    const area = { x: 0, y: 100, width: 2000, height: 500 };
    const plan = cropPlan({ picture: { width: 2000, height: 1000 }, degrees: 0, area, most: 512 });
    expect(plan).toMatchObject({ width: 512, height: 128 });
    expect(paint(plan, 2000, 600)).toEqual({ x: 512, y: 128 });
  });

  it('changes the sides of a picture that is mirrored, before it is turned', () => {
    const area = { x: 0, y: 0, width: 300, height: 400 };
    const plan = cropPlan({
      picture: { width: 400, height: 300 },
      degrees: 90,
      mirrored: true,
      area,
      most: 512,
    });
    // The upper right corner becomes the upper left one, which a quarter turn brings to the upper right.
    expect(paint(plan, 400, 0).x).toBeCloseTo(300);
    expect(paint(plan, 400, 0).y).toBeCloseTo(0);
    expect(paint(plan, 0, 0).x).toBeCloseTo(300);
    expect(paint(plan, 0, 0).y).toBeCloseTo(400);
  });

  it('puts the middle of the picture where the middle of the turned frame is', () => {
    fc.assert(
      fc.property(sizes, angles, (size, degrees) => {
        const frame = rotatedSize(size, degrees);
        const side = Math.min(frame.width, frame.height);
        const area = { x: (frame.width - side) / 2, y: (frame.height - side) / 2, width: side, height: side };
        const plan = cropPlan({ picture: size, degrees, area, most: 512 });
        const middle = paint(plan, size.width / 2, size.height / 2);
        const scale = plan.width / side;
        expect(middle.x).toBeCloseTo((side / 2) * scale, 5);
        expect(middle.y).toBeCloseTo((side / 2) * scale, 5);
      }),
    );
  });
});

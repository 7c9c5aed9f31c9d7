import type { Matrix } from '@franca/ui/core';

/** The point of the picture that a matrix brings to a point of the canvas. */
export function pointOnPhoto([a, b, c, d, e, f]: Matrix, x: number, y: number): { x: number; y: number } {
  const area = a * d - b * c;
  const [right, down] = [x - e, y - f];
  return { x: (d * right - c * down) / area, y: (a * down - b * right) / area };
}

/** Where a matrix brings a point of the picture. */
export function pointOnCanvas([a, b, c, d, e, f]: Matrix, x: number, y: number): { x: number; y: number } {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** How much larger a matrix makes what it brings to the canvas. */
export const scaleOf = ([a, b]: Matrix): number => Math.hypot(a, b);

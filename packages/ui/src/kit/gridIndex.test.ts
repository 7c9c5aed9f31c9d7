import { describe, expect, it } from 'vitest';
import { gridIndex } from './gridIndex.ts';

/** Eight pictures of 10 pixels in rows of three, from the left or from the right. */
const rows = (direction: 'ltr' | 'rtl') =>
  Array.from({ length: 8 }, (_, index) => {
    const column = direction === 'ltr' ? index % 3 : 2 - (index % 3);
    return { left: column * 10, right: column * 10 + 10, top: Math.floor(index / 3) * 10 };
  });

describe('gridIndex', () => {
  it.each([
    [0, 'ArrowRight', 1],
    [2, 'ArrowRight', 3],
    [3, 'ArrowLeft', 2],
    [1, 'ArrowDown', 4],
    [4, 'ArrowUp', 1],
    // The last row has no third picture: the nearest takes its place.
    [5, 'ArrowDown', 7],
    [4, 'Home', 0],
    [4, 'End', 7],
  ])('leads from %i by %s to %i', (index, key, next) => {
    expect(gridIndex(index, key, rows('ltr'), 'ltr')).toBe(next);
  });

  it.each([
    [0, 'ArrowLeft', 1],
    [3, 'ArrowRight', 2],
    [1, 'ArrowDown', 4],
    [5, 'ArrowUp', 2],
  ])('leads from %i by %s to %i from right to left', (index, key, next) => {
    expect(gridIndex(index, key, rows('rtl'), 'rtl')).toBe(next);
  });

  it('leads nowhere at the ends and by other keys', () => {
    for (const [index, key] of [
      [0, 'ArrowLeft'],
      [7, 'ArrowRight'],
      [1, 'ArrowUp'],
      [6, 'ArrowDown'],
      [3, 'a'],
    ] as const) {
      expect(gridIndex(index, key, rows('ltr'), 'ltr')).toBeNull();
    }
    expect(gridIndex(0, 'Home', [], 'ltr')).toBeNull();
  });
});

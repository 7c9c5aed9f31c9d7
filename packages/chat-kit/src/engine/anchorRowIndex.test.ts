import { describe, expect, it } from 'vitest';
import { anchorRowIndex } from './anchorRowIndex.ts';

const rows = (...heights: number[]) => {
  let start = 0;
  return heights.map((height, index) => {
    const row = { index, start, end: start + height };
    start += height;
    return row;
  });
};

describe('the row that keeps its place', () => {
  it('is the first whose top is inside the viewport, not the one cut by the edge', () => {
    expect(anchorRowIndex(rows(100, 100, 100), 50, 700)).toBe(1);
  });

  it('is a row that begins exactly at the edge', () => {
    expect(anchorRowIndex(rows(100, 100, 100), 100, 700)).toBe(1);
  });

  it('is the long row itself when it fills the upper part of the viewport', () => {
    expect(anchorRowIndex(rows(100, 2_000, 100), 500, 700)).toBe(1);
    expect(anchorRowIndex(rows(100, 2_000, 100), 1_500, 700)).toBe(1);
    expect(anchorRowIndex(rows(100, 2_000, 100), 1_700, 700)).toBe(2);
  });

  it('is a row that the reader has seen, not one that has just come above it', () => {
    const [above, fresh, seen] = rows(100, 40, 100);
    if (!above || !fresh || !seen) throw new Error('Three rows were made.');
    expect(anchorRowIndex([above, { ...fresh, isNew: true }, seen], 90, 700)).toBe(2);
  });

  it('is the first row when nothing is there yet', () => {
    expect(anchorRowIndex([], 0, 700)).toBe(0);
  });
});

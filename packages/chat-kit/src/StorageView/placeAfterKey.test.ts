import { describe, expect, it } from 'vitest';
import { placeAfterKey } from './placeAfterKey.ts';

const pictures = { count: 8, columns: 3, isMirrored: false };

describe('the arrow keys in a gallery', () => {
  it('go along the row and from one row to the next', () => {
    expect(placeAfterKey('ArrowRight', 2, pictures)).toBe(3);
    expect(placeAfterKey('ArrowLeft', 3, pictures)).toBe(2);
    expect(placeAfterKey('ArrowDown', 1, pictures)).toBe(4);
    expect(placeAfterKey('ArrowUp', 4, pictures)).toBe(1);
  });

  it('follow the direction of reading', () => {
    const mirrored = { ...pictures, isMirrored: true };
    expect(placeAfterKey('ArrowLeft', 2, mirrored)).toBe(3);
    expect(placeAfterKey('ArrowRight', 3, mirrored)).toBe(2);
  });

  it('stop at both ends', () => {
    expect(placeAfterKey('ArrowUp', 1, pictures)).toBe(1);
    expect(placeAfterKey('ArrowDown', 6, pictures)).toBe(7);
    expect(placeAfterKey('ArrowRight', 7, pictures)).toBe(7);
    expect(placeAfterKey('ArrowLeft', 0, pictures)).toBe(0);
    expect([placeAfterKey('Home', 5, pictures), placeAfterKey('End', 5, pictures)]).toEqual([0, 7]);
  });

  it('leave sideways keys alone in a list of one column', () => {
    expect(placeAfterKey('ArrowRight', 2, { ...pictures, columns: 1 })).toBeNull();
    expect(placeAfterKey('a', 2, pictures)).toBeNull();
  });
});

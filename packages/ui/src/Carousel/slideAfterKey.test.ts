import { describe, expect, it } from 'vitest';
import { slideAfterKey } from './slideAfterKey.ts';

describe('slideAfterKey', () => {
  it('goes in reading direction', () => {
    expect(slideAfterKey('ArrowRight', 1, 3, 'ltr')).toBe(2);
    expect(slideAfterKey('ArrowRight', 1, 3, 'rtl')).toBe(0);
    expect(slideAfterKey('ArrowLeft', 1, 3, 'rtl')).toBe(2);
  });

  it('leads to the ends', () => {
    expect(slideAfterKey('Home', 1, 3, 'ltr')).toBe(0);
    expect(slideAfterKey('End', 1, 3, 'rtl')).toBe(2);
  });

  it('stops at the ends, and leaves other keys alone', () => {
    expect(slideAfterKey('ArrowRight', 2, 3, 'ltr')).toBeNull();
    expect(slideAfterKey('ArrowLeft', 0, 3, 'ltr')).toBeNull();
    expect(slideAfterKey('a', 0, 3, 'ltr')).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { nextItem } from './nextItem.ts';

describe('nextItem', () => {
  it('goes round at both ends', () => {
    expect(nextItem('ArrowDown', 2, 3)).toBe(0);
    expect(nextItem('ArrowUp', 0, 3)).toBe(2);
  });

  it('begins at the first or the last item when none has the focus', () => {
    expect(nextItem('ArrowDown', -1, 3)).toBe(0);
    expect(nextItem('ArrowUp', -1, 3)).toBe(2);
  });

  it('leads to the ends with Home and End', () => {
    expect(nextItem('Home', 1, 3)).toBe(0);
    expect(nextItem('End', 1, 3)).toBe(2);
  });

  it('leaves other keys and an empty menu alone', () => {
    expect(nextItem('ArrowLeft', 1, 3)).toBeNull();
    expect(nextItem('ArrowDown', -1, 0)).toBeNull();
  });
});

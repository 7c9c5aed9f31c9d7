import { describe, expect, it } from 'vitest';
import { nextIndex } from './nextIndex.ts';

describe('nextIndex', () => {
  it.each([
    [0, 'ArrowDown', 1],
    [2, 'ArrowDown', 2],
    [0, 'ArrowUp', 0],
    [2, 'ArrowUp', 1],
    [1, 'Home', 0],
    [1, 'End', 2],
  ])('from %i the key %s leads to %i', (index, key, next) => {
    expect(nextIndex(index, key, 3)).toBe(next);
  });

  it('leaves other keys and empty lists alone', () => {
    expect(nextIndex(0, 'Enter', 3)).toBeNull();
    expect(nextIndex(0, 'End', 0)).toBeNull();
  });
});

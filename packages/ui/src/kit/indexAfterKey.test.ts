import { describe, expect, it } from 'vitest';
import { indexAfterKey } from './indexAfterKey.ts';

describe('indexAfterKey', () => {
  it('stops at the ends of a list', () => {
    expect(indexAfterKey('ArrowDown', 0, { count: 3 })).toBe(1);
    expect(indexAfterKey('ArrowDown', 2, { count: 3 })).toBe(2);
    expect(indexAfterKey('ArrowUp', 0, { count: 3 })).toBe(0);
  });

  it('goes round where the ends are joined', () => {
    expect(indexAfterKey('ArrowDown', 2, { count: 3, loop: true })).toBe(0);
    expect(indexAfterKey('ArrowUp', 0, { count: 3, loop: true })).toBe(2);
  });

  it('enters a list at the end that the arrow points away from', () => {
    expect(indexAfterKey('ArrowDown', -1, { count: 3, loop: true })).toBe(0);
    expect(indexAfterKey('ArrowUp', -1, { count: 3, loop: true })).toBe(2);
  });

  it('jumps with Home and End, and by pages that never go round', () => {
    const layout = { count: 30, page: 8, loop: true };
    expect(indexAfterKey('Home', 12, layout)).toBe(0);
    expect(indexAfterKey('End', 12, layout)).toBe(29);
    expect(indexAfterKey('PageDown', 12, layout)).toBe(20);
    expect(indexAfterKey('PageDown', 25, layout)).toBe(29);
    expect(indexAfterKey('PageUp', 5, layout)).toBe(0);
    expect(indexAfterKey('PageDown', 12, { count: 30 })).toBeNull();
  });

  it('follows the reading direction sideways', () => {
    const row = { count: 3, orientation: 'horizontal', loop: true } as const;
    expect(indexAfterKey('ArrowRight', 2, row)).toBe(0);
    expect(indexAfterKey('ArrowLeft', 0, row)).toBe(2);
    expect(indexAfterKey('ArrowLeft', 0, { ...row, direction: 'rtl' })).toBe(1);
    expect(indexAfterKey('ArrowDown', 0, row)).toBeNull();
    expect(indexAfterKey('ArrowRight', 0, { count: 3 })).toBeNull();
  });

  it('moves by rows and cells in a grid', () => {
    const grid = { count: 8, columns: 3, orientation: 'grid' } as const;
    expect(indexAfterKey('ArrowDown', 1, grid)).toBe(4);
    expect(indexAfterKey('ArrowDown', 5, grid)).toBe(7);
    expect(indexAfterKey('ArrowUp', 4, grid)).toBe(1);
    expect(indexAfterKey('ArrowUp', 1, grid)).toBe(1);
    expect(indexAfterKey('ArrowRight', 2, grid)).toBe(3);
    expect(indexAfterKey('ArrowRight', 2, { ...grid, direction: 'rtl' })).toBe(1);
    expect(indexAfterKey('ArrowLeft', 0, grid)).toBe(0);
  });

  it('leaves other keys, and a list without items, alone', () => {
    expect(indexAfterKey('a', 1, { count: 3 })).toBeNull();
    expect(indexAfterKey('Home', -1, { count: 0 })).toBeNull();
  });
});

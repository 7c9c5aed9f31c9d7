import { describe, expect, it } from 'vitest';
import { initialsOf } from './initialsOf.ts';

describe('initialsOf', () => {
  it.each([
    ['Linh Tran', 'LT'],
    ['giulia', 'G'],
    ['  Ana  Maria   Rossi ', 'AR'],
    ['Đỗ Minh', 'ĐM'],
    ['محمد علي', 'مع'],
    ['', ''],
  ])('%s becomes %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

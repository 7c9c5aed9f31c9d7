import { describe, expect, it } from 'vitest';
import { initialsOf } from './initialsOf.ts';

describe('initialsOf', () => {
  it.each([
    ['Linh Tran', 'LT'],
    ['giulia', 'G'],
    ['  Ana  Maria   Rossi ', 'AR'],
    ['Đỗ Minh', 'ĐM'],
    ['محمد علي', 'م\u200Cع'],
    ['ياسمين', 'ي'],
    ['محمد Smith', 'مS'],
    ['Đỗ Minh'.normalize('NFD'), 'ĐM'],
    ['E\u0302\u0309n', 'Ể'],
    ['👩‍🚀 Ana', '👩‍🚀A'],
    ['', ''],
  ])('%s becomes %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

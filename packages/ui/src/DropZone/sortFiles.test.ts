import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesAccept, sortFiles } from './sortFiles.ts';

const file = (name: string, type = '', size = 1) => new File(['x'.repeat(size)], name, { type });
const names = (files: File[]) => files.map(({ name }) => name);

describe('matchesAccept', () => {
  it('takes everything when nothing is asked for', () => {
    expect(matchesAccept(file('a.exe'))).toBe(true);
    expect(matchesAccept(file('a.exe'), ' ')).toBe(true);
  });

  it('knows endings, whole kinds and exact kinds, in any case', () => {
    expect(matchesAccept(file('Plan.PDF'), 'image/*, .pdf')).toBe(true);
    expect(matchesAccept(file('a.png', 'image/png'), 'image/*')).toBe(true);
    expect(matchesAccept(file('a.txt', 'text/plain'), 'text/plain')).toBe(true);
  });

  it('refuses the rest', () => {
    expect(matchesAccept(file('a.txt', 'text/plain'), 'image/*,.pdf')).toBe(false);
    expect(matchesAccept(file('a', ''), 'image/*')).toBe(false);
  });
});

describe('sortFiles', () => {
  it('takes as many as fit and refuses those after them', () => {
    const { taken, refused } = sortFiles([file('a'), file('b'), file('c')], { maxFiles: 2 });
    expect(names(taken)).toEqual(['a', 'b']);
    expect(refused.map(({ file: { name }, reason }) => [name, reason])).toEqual([['c', 'count']]);
  });

  it('does not count what it refuses for another reason', () => {
    const { taken } = sortFiles([file('a.txt'), file('b.png', 'image/png')], {
      accept: 'image/*',
      maxFiles: 1,
    });
    expect(names(taken)).toEqual(['b.png']);
  });

  it('says why: kind, size, folder', () => {
    const folder = file('Holiday');
    const given = [file('a.txt', 'text/plain'), file('b.png', 'image/png', 20), folder];
    const { refused } = sortFiles(given, { accept: 'image/*', maxSize: 10 }, new Set([folder]));
    expect(refused.map(({ reason }) => reason)).toEqual(['kind', 'size', 'folder']);
  });

  it('loses no file', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a.png', 'b.txt', 'c')), fc.nat(4), (given, maxFiles) => {
        const { taken, refused } = sortFiles(
          given.map((name) => file(name)),
          { accept: '.png,.txt', maxFiles },
        );
        expect([...names(taken), ...refused.map((one) => one.file.name)].sort()).toEqual([...given].sort());
        expect(taken.length).toBeLessThanOrEqual(maxFiles);
      }),
    );
  });
});

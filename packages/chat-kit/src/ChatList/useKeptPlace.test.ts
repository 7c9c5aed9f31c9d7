import { describe, expect, it } from 'vitest';
import { demoTopic } from '../testing/demoTopic.ts';
import { rowShift } from './useKeptPlace.ts';

const list = (ids: string) => [...ids].map((id) => demoTopic({ id }));
const before = list('abcdefgh');

describe('the rows that a reader looks at', () => {
  it('go down by one when a conversation from below them becomes the newest', () => {
    expect(rowShift(before, list('habcdefg'), 2)).toBe(1);
  });

  it('stay when one from above them becomes the newest', () => {
    expect(rowShift(before, list('bacdefgh'), 2)).toBe(0);
  });

  it('stay when the first of themselves becomes the newest', () => {
    expect(rowShift(before, list('cabdefgh'), 2)).toBe(0);
  });

  it('go up when one above them is deleted, and down for several new ones', () => {
    expect(rowShift(before, list('acdefgh'), 3)).toBe(-1);
    expect(rowShift(before, list('xyabcdefgh'), 3)).toBe(2);
  });

  it('go nowhere when none of them is left', () => {
    expect(rowShift(before, list('xyz'), 3)).toBe(0);
  });
});

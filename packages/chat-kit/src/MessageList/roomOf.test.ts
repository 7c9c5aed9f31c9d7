import { expect, it } from 'vitest';
import { roomOf } from './roomOf.ts';

it('keeps the fractions of lengths that have none as numbers of 32 bits', () => {
  const [before, after] = [9_000_000.375, 12_000_000.625];
  const room = roomOf({ first: 1, end: 2, spaceBefore: before, spaceAfter: after });
  const [paddingStart, marginStart] = [
    Math.fround(room.paddingBlockStart),
    Math.fround(room.marginBlockStart),
  ];
  const [paddingEnd, marginEnd] = [Math.fround(room.paddingBlockEnd), Math.fround(room.marginBlockEnd)];
  expect(paddingStart + marginStart).toBe(before);
  expect(paddingEnd + marginEnd).toBe(after);
});

import { expect, it } from 'vitest';
import type { ConversationRow } from '../core/rows/buildRows.ts';
import { createRowKeys } from './createRowKeys.ts';

const rowsOf = (...keys: string[]) => keys.map((key) => ({ key }) as ConversationRow);

it('gives the same function while the keys are the same, whatever the rows say', () => {
  const keysOf = createRowKeys();
  const rows = rowsOf('a', 'b', 'c');
  const keyAt = keysOf(rows);
  expect([0, 1, 2].map(keyAt)).toEqual(['a', 'b', 'c']);
  expect(keysOf(rows.with(1, { ...rows[1] } as ConversationRow))).toBe(keyAt);
});

it('gives another when rows come, go or change places, and leaves the one before as it was', () => {
  const keysOf = createRowKeys();
  const keyAt = keysOf(rowsOf('b', 'c'));
  const older = keysOf(rowsOf('a', 'b', 'c'));
  expect(older).not.toBe(keyAt);
  expect(keysOf(rowsOf('a', 'c', 'b'))).not.toBe(older);
  expect([0, 1].map(keyAt)).toEqual(['b', 'c']);
  expect([0, 1, 2].map(older)).toEqual(['a', 'b', 'c']);
});

it('knows no row beyond the last', () => {
  expect(createRowKeys()(rowsOf())(0)).toBe('0');
});

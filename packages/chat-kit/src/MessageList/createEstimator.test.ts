import { expect, it } from 'vitest';
import type { ChatMessage } from '../core/model/Message.ts';
import type { ConversationRow } from '../core/rows/buildRows.ts';
import { createKinds } from '../kinds/createKinds.ts';
import { createEstimator } from './createEstimator.ts';

/** A row that counts how often its height was computed. */
function countedRow(key: string, text = 'Good morning'): { row: ConversationRow; count: () => number } {
  let count = 0;
  const message = {
    chatId: key,
    get text() {
      count += 1;
      return text;
    },
    language: 'en',
    content: { kind: 'text' },
    translation: { kind: 'none' },
    delivery: { kind: 'sent' },
    replyTo: null,
    isRecalled: false,
  } as unknown as ChatMessage;
  return {
    row: {
      key,
      message,
      day: null,
      isFirstUnread: false,
      isOwn: false,
      run: 'single',
      saysNotIncluded: false,
    },
    count: () => count,
  };
}

const kinds = createKinds();
const viewOf = () => 'translated' as const;
const listOf = (...rows: ConversationRow[]) => ({
  rows,
  viewOf,
  showsNames: false,
  longTextLines: 20,
  kinds,
});

it('works a row out once while nothing changes', () => {
  const estimate = createEstimator();
  const first = countedRow('a');
  const list = listOf(first.row);
  const height = estimate(list, 0, 600);
  const reads = first.count();
  expect(estimate(list, 0, 600)).toBe(height);
  expect(first.count()).toBe(reads);
});

it('keeps what it knows when rows come before and after', () => {
  const estimate = createEstimator();
  const [first, second] = [countedRow('a'), countedRow('b', 'Good evening '.repeat(40))];
  const both = listOf(first.row, second.row);
  const heights = [0, 1].map((index) => estimate(both, index, 600));
  const reads = [first.count(), second.count()];
  const older = listOf(countedRow('older').row, first.row, second.row);
  expect([1, 2].map((index) => estimate(older, index, 600))).toEqual(heights);
  const newer = listOf(countedRow('older').row, first.row, second.row, countedRow('newer').row);
  expect([1, 2].map((index) => estimate(newer, index, 600))).toEqual(heights);
  expect([first.count(), second.count()]).toEqual(reads);
});

it('works a row out anew when it, the width or the choice of texts changes', () => {
  const estimate = createEstimator();
  const long = countedRow('a', 'Good evening '.repeat(40));
  const list = listOf(long.row);
  const wide = estimate(list, 0, 900);
  expect(estimate(list, 0, 400)).toBeGreaterThan(wide);
  expect(estimate(listOf(countedRow('a').row), 0, 900)).toBeLessThan(wide);
  const reads = long.count();
  estimate({ ...list, viewOf: () => 'original' }, 0, 900);
  expect(long.count()).toBeGreaterThan(reads);
});

it('knows no row beyond the last', () => {
  expect(createEstimator()(listOf(), 0, 600)).toBe(0);
});

import type { TranslationView } from '../core/model/TranslationState.ts';
import type { ConversationRow } from '../core/rows/buildRows.ts';
import { countSame } from '../core/rows/countSame.ts';
import type { Kinds } from '../kinds/createKinds.ts';
import { type EstimateOptions, estimateRowHeight } from './estimateRowHeight.ts';

/** What the rows of a list are estimated by. */
export interface EstimatedList {
  /** The rows; the same array as long as nothing about them has changed. */
  readonly rows: readonly ConversationRow[];
  /** Which of its two texts a message shows. */
  readonly viewOf: (chatId: string) => TranslationView;
  /** Whether names stand above the messages of others. */
  readonly showsNames: boolean;
  /** Lines of a long text that are shown at first. */
  readonly longTextLines: number;
  /** The kinds of messages that are known. */
  readonly kinds: Kinds;
}

/** Heights that are worked out already, by index; those that are not are no numbers. */
interface Known {
  readonly list: EstimatedList;
  readonly width: number;
  readonly options: EstimateOptions;
  readonly heights: Float64Array;
}

function hasSameColumn(known: Known, list: EstimatedList, width: number): boolean {
  return (
    known.width === width &&
    known.list.viewOf === list.viewOf &&
    known.list.showsNames === list.showsNames &&
    known.list.longTextLines === list.longTextLines &&
    known.list.kinds === list.kinds
  );
}

/** The heights of the rows that were in the list before. */
function heightsFrom({ list: { rows: before }, heights }: Known, rows: readonly ConversationRow[]) {
  const next = new Float64Array(rows.length).fill(Number.NaN);
  const [start, end] = countSame(before, rows);
  next.set(heights.subarray(0, start));
  next.set(heights.subarray(before.length - end), rows.length - end);
  for (let index = start; index < rows.length - end; index += 1) {
    const fromEnd = index - rows.length + before.length;
    const known = before[index] === rows[index] ? index : before[fromEnd] === rows[index] ? fromEnd : -1;
    next[index] = heights[known] ?? Number.NaN;
  }
  return next;
}

/**
 * {@link estimateRowHeight} that works a row out once for as long as it and the column stay as they are: each measured
 * height makes the engine ask for all rows after it again. Heights stand in arrays by index; of a hundred thousand rows
 * a map by row takes longer than the estimates.
 */
export function createEstimator(): (list: EstimatedList, index: number, width: number) => number {
  let known: Known | null = null;
  const take = (list: EstimatedList, width: number): Known => {
    const heights =
      known && hasSameColumn(known, list, width)
        ? heightsFrom(known, list.rows)
        : new Float64Array(list.rows.length).fill(Number.NaN);
    return { list, width, options: { ...list, width }, heights };
  };
  return (list, index, width) => {
    if (known?.list !== list || known.width !== width) known = take(list, width);
    const { heights } = known;
    const height = heights[index];
    const row = list.rows[index];
    if (!row || (height !== undefined && !Number.isNaN(height))) return height ?? 0;
    const estimate = estimateRowHeight(row, known.options);
    heights[index] = estimate;
    return estimate;
  };
}

import type { TranslationView } from '../core/model/TranslationState.ts';
import type { ConversationRow } from '../core/rows/buildRows.ts';
import type { Kinds } from '../kinds/createKinds.ts';
import { estimateRowHeight } from './estimateRowHeight.ts';

/** What the rows of a list are estimated by. */
export interface EstimatedList {
  /** The rows; the same array as long as nothing about them has changed. */
  readonly rows: readonly ConversationRow[];
  /** Which of its two texts a message shows. */
  readonly viewOf: (chatId: string) => TranslationView;
  /** Whether names stand above the messages of others. */
  readonly showsNames: boolean;
  /** The kinds of messages that are known. */
  readonly kinds: Kinds;
}

/** Heights that are worked out already, by index. */
interface Known {
  readonly list: EstimatedList;
  readonly width: number;
  readonly heights: number[];
}

function hasSameColumn(known: Known, list: EstimatedList, width: number): boolean {
  return (
    known.width === width &&
    known.list.viewOf === list.viewOf &&
    known.list.showsNames === list.showsNames &&
    known.list.kinds === list.kinds
  );
}

/** The height of the same row before rows came at the start, or at the end. */
function heightBefore({ list, heights }: Known, rows: readonly ConversationRow[], index: number) {
  const fromEnd = index - rows.length + list.rows.length;
  for (const before of [index, fromEnd]) if (list.rows[before] === rows[index]) return heights[before];
}

/**
 * {@link estimateRowHeight} that works a row out once for as long as it and the column stay as they are: each measured
 * height makes the engine ask for all rows after it again. Heights stand in arrays by index; of a hundred thousand rows
 * a map by row takes longer than the estimates.
 */
export function createEstimator(): (list: EstimatedList, index: number, width: number) => number {
  let known: Known | null = null;
  let before: Known | null = null;
  return (list, index, width) => {
    if (known?.list !== list || known.width !== width) {
      before = known && hasSameColumn(known, list, width) ? known : null;
      known = { list, width, heights: new Array(list.rows.length) };
    }
    const row = list.rows[index];
    if (!row) return 0;
    const { heights } = known;
    const height =
      heights[index] ??
      (before ? heightBefore(before, list.rows, index) : undefined) ??
      estimateRowHeight(row, {
        width,
        view: list.viewOf(row.key),
        showsNames: list.showsNames,
        kinds: list.kinds,
      });
    heights[index] = height;
    return height;
  };
}

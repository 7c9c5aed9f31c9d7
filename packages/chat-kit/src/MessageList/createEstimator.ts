import type { ConversationRow } from '../core/rows/ConversationRow.ts';
import { type EstimateOptions, estimateRowHeight } from './estimateRowHeight.ts';

/**
 * {@link estimateRowHeight} that works a row out once for as long as it stays as it is: each measured height makes the
 * engine ask for all rows after it again.
 */
export function createEstimator(): (row: ConversationRow, options: EstimateOptions) => number {
  const known = new WeakMap<ConversationRow, { options: EstimateOptions; height: number }>();
  return (row, options) => {
    const last = known.get(row);
    const isSame =
      last?.options.width === options.width &&
      last.options.view === options.view &&
      last.options.showsNames === options.showsNames;
    if (last && isSame) return last.height;
    const height = estimateRowHeight(row, options);
    known.set(row, { options, height });
    return height;
  };
}

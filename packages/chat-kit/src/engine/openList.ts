import type { FreshRows } from './createFreshRows.ts';
import type { Hold } from './createHold.ts';
import type { Pin } from './createPin.ts';
import type { RowVirtualizer } from './layoutOf.ts';

/** What {@link openList} needs to know of the engine. */
export interface OpeningParts {
  /** Its rows that have no height yet. */
  readonly freshRows: FreshRows;
  /** The held row. */
  readonly hold: Hold;
  /** Whether the list is to open at its end. */
  readonly pin: Pin;
}

/**
 * Learns the size of a list that has just got its element, and the heights of its first rows. To be rendered then: the
 * element has its length only afterwards.
 */
export function openList(virtualizer: RowVirtualizer, { freshRows, hold, pin }: OpeningParts): void {
  virtualizer._willUpdate();
  freshRows.takeIn(virtualizer, hold);
  if (!pin.isPinned()) return;
  // What was known of its position is of another element, or of one that was hidden since.
  pin.set(true);
  // Where the end will be: at the position of the few rows that stand there now, the oldest would be rendered.
  const viewport = virtualizer.scrollRect?.height ?? 0;
  virtualizer.scrollOffset = Math.max(0, virtualizer.getTotalSize() - viewport);
}

import type { Hold } from './createHold.ts';
import type { RowVirtualizer } from './layoutOf.ts';

/** Height of a row, unrounded: rounding would add up to a drift over many rows. */
export function measureRow(row: HTMLElement, entry: ResizeObserverEntry | undefined): number {
  return entry?.borderBoxSize?.[0]?.blockSize ?? row.getBoundingClientRect().height;
}

/** Rows that came with the present commit; see {@link createFreshRows}. */
export interface FreshRows {
  /** A row was rendered for the first time. */
  readonly add: (row: HTMLElement) => void;
  /** The height of a row, in pixels: the one just read if there is one. */
  readonly heightOf: (row: HTMLElement, entry: ResizeObserverEntry | undefined) => number;
  /** Gives the library the heights of all of them, in the commit that rendered them. */
  readonly takeIn: (virtualizer: RowVirtualizer, hold: Hold) => void;
}

/**
 * The library forgets a height that it has estimated exactly: with the next estimate of that row, such as for a translation
 * that came, everything after it would move.
 */
function keepExact(virtualizer: RowVirtualizer, hold: Hold, index: number): void {
  const key = virtualizer.options.getItemKey(index);
  const size = virtualizer.measurementsCache[index]?.size;
  if (size === undefined || virtualizer.itemSizeCache.has(key)) return;
  hold.noteNew(key);
  virtualizer.itemSizeCache.set(key, size);
}

/** Reads the heights of rows that have come, all before anything is written: one layout instead of one a row. */
export function createFreshRows(): FreshRows {
  const fresh: HTMLElement[] = [];
  const heights = new Map<HTMLElement, number>();
  return {
    add: (row) => fresh.push(row),
    heightOf: (row, entry) => (entry ? undefined : heights.get(row)) ?? measureRow(row, entry),
    takeIn: (virtualizer, hold) => {
      if (fresh.length === 0) return;
      // From the last to the first: a height makes the library estimate all unmeasured rows after it anew, and what has
      // changed in an estimate since, a translation or the width, would push what the reader holds.
      const indexOf = virtualizer.indexFromElement;
      const rows = fresh.splice(0).sort((one, other) => indexOf(other) - indexOf(one));
      for (const row of rows) heights.set(row, measureRow(row, undefined));
      hold.during(virtualizer, () => {
        for (const row of rows) {
          virtualizer.measureElement(row);
          // A row takes its real height at once, so the engine must know it before the paint, also while scrolling and
          // inside a ResizeObserver's delivery, when the library would wait for the next frame.
          virtualizer.resizeItem(indexOf(row), heights.get(row) ?? 0);
          keepExact(virtualizer, hold, indexOf(row));
        }
      });
      heights.clear();
    },
  };
}

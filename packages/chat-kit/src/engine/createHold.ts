import type { VirtualItem } from '@tanstack/virtual-core';
import { anchorRowIndex } from './anchorRowIndex.ts';
import type { Pin } from './createPin.ts';
import type { RowVirtualizer } from './layoutOf.ts';

/** Rows that nobody has seen yet; see {@link createNewRows}. */
export interface NewRows {
  /** Whether this row has come since the last painted frame. */
  readonly has: (key: unknown) => boolean;
  /** A row was measured for the first time. */
  readonly add: (key: unknown) => void;
}

/** Remembers which rows were measured for the first time since the last painted frame. */
export function createNewRows(): NewRows {
  const keys = new Set<unknown>();
  return {
    has: (key) => keys.has(key),
    add: (key) => {
      // The task after an animation frame runs when that frame, its observers included, is done.
      if (keys.size === 0) requestAnimationFrame(() => setTimeout(() => keys.clear()));
      keys.add(key);
    },
  };
}

/** The row that the reader holds; see {@link createHold}. */
export interface Hold {
  /** The reader looks at this row, which is about to grow at its end: it and what comes before it stay where they are. */
  readonly keep: (index: number) => void;
  /**
   * The library asks whether the scroll position moves with the changed height of a row: yes for every row before
   * the held one, whichever way the reader scrolls.
   */
  readonly goesWith: (item: VirtualItem, delta: number, virtualizer: RowVirtualizer) => boolean;
  /** A row was measured for the first time, and is as high as it was expected to be. */
  readonly noteNew: (key: unknown) => void;
  /**
   * Runs a task that changes many heights, with one held row throughout: whatever comes before it moves it and the
   * scroll position alike, and to look for it anew would add up the heights of all rows after each change.
   */
  readonly during: (virtualizer: RowVirtualizer, task: () => void) => void;
}

/** Knows which row the reader holds while others change. */
export function createHold(pin: Pin): Hold {
  const newRows = createNewRows();
  let held: number | null = null;
  let kept: number | null = null;

  const find = (virtualizer: RowVirtualizer): number => {
    const rows = virtualizer.getVirtualItems().map((row) => ({
      ...row,
      isNew: newRows.has(row.key) || !virtualizer.itemSizeCache.has(row.key),
    }));
    return anchorRowIndex(rows, virtualizer.scrollOffset ?? 0, virtualizer.scrollRect?.height ?? 0);
  };

  return {
    keep: (index) => {
      kept = index;
      // The row is measured in the frame after the one in which it grows.
      requestAnimationFrame(() =>
        requestAnimationFrame(() =>
          setTimeout(() => {
            if (kept === index) kept = null;
          }),
        ),
      );
    },
    goesWith: (item, _delta, virtualizer) => {
      if (pin.isPinned()) return true;
      const anchor = kept ?? held ?? find(virtualizer);
      if (!virtualizer.itemSizeCache.has(item.key)) newRows.add(item.key);
      return item.index < anchor;
    },
    noteNew: newRows.add,
    during: (virtualizer, task) => {
      if (!pin.isPinned()) held = kept ?? find(virtualizer);
      // With `end` the library asks itself after each height how far the end is, which is the pin's to know.
      virtualizer.options.anchorTo = 'start';
      try {
        task();
      } finally {
        held = null;
        virtualizer.options.anchorTo = 'end';
      }
    },
  };
}

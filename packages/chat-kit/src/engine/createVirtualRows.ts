import { elementScroll, observeElementRect, Virtualizer } from '@tanstack/virtual-core';
import type { FreshRows } from './createFreshRows.ts';
import type { Hold } from './createHold.ts';
import type { OffsetObserver } from './createOffsetObserver.ts';
import type { Pin } from './createPin.ts';
import type { Reach } from './createReach.ts';
import { haveSameKeys } from './haveSameKeys.ts';
import type { RowVirtualizer } from './layoutOf.ts';
import type { ListItems } from './MessageListEngine.ts';

/** Width of a list before it was seen, in pixels. */
const expectedWidth = 700;

/** Fixed room before and after the rows of a list. */
export interface ListSpace {
  /** Room above the first row, in pixels, for the sign that older messages are loading. */
  readonly spaceAtStart: number;
  /** Room under the last row, in pixels. */
  readonly spaceAtEnd: number;
}

/** Parts of the engine that the library asks or reports to. */
export interface VirtualRowsParts {
  /** Knows the heights of rows that have just come. */
  readonly freshRows: FreshRows;
  /** Decides which heights move the scroll position. */
  readonly hold: Hold;
  /** Reports scroll positions. */
  readonly offsets: OffsetObserver;
  /** Learns what the library writes. */
  readonly pin: Pin;
  /** How many rows are rendered beyond the viewport. */
  readonly reach: Reach;
}

/** Options of {@link createVirtualRows}. */
export interface VirtualRowsOptions extends ListSpace {
  /** The scrolling element, or null while there is none. */
  readonly getScroller: () => HTMLElement | null;
  /** What is to be rendered has changed; with `isSync` before the browser paints. */
  readonly onChange: (isSync: boolean) => void;
}

/** The rows of a list in the library; see {@link createVirtualRows}. */
export interface VirtualRows {
  /** The library. */
  readonly virtualizer: RowVirtualizer;
  /** Takes the present rows. */
  readonly setItems: (items: ListItems) => void;
  /** Takes what has changed in the parts. */
  readonly refresh: () => void;
}

/** Sets TanStack Virtual up for a list of messages: where heights, positions and keys come from, and where they go. */
export function createVirtualRows(parts: VirtualRowsParts, options: VirtualRowsOptions): VirtualRows {
  const { freshRows, hold, offsets, pin, reach } = parts;
  const { getScroller, onChange } = options;
  let items: ListItems = { count: 0, keyAt: String, estimate: () => 0 };
  // A new function means to the library that rows were added or removed; the same one, that only their content changed. Without
  // that, the better estimate of a far row would push all rows after it, the reader's too.
  let keyAt = items.keyAt;

  const fixed = {
    observeElementRect,
    observeElementOffset: offsets.observe,
    measureElement: freshRows.heightOf,
    anchorTo: 'end' as const,
    // At the end or not is our state and no distance: its own measure of it is switched off.
    scrollEndThreshold: -1,
    paddingStart: options.spaceAtStart,
    paddingEnd: options.spaceAtEnd,
    getScrollElement: getScroller,
    scrollToFn: (...write: Parameters<typeof elementScroll<HTMLElement>>): void => {
      elementScroll(...write);
      const scroller = getScroller();
      if (!scroller) return;
      const [offset, { adjustments = 0 }] = write;
      offsets.noteWrite(offset + adjustments, scroller);
      pin.noteWrite(scroller);
    },
    onChange: (_instance: RowVirtualizer, isSync: boolean) => onChange(isSync),
  };
  const settings = () => ({
    ...fixed,
    count: items.count,
    getItemKey: keyAt,
    // The width as observed: asking the element would lay the page out again for each of thousands of rows.
    estimateSize: (index: number): number =>
      items.estimate(index, virtualizer.scrollRect?.width || expectedWidth),
    overscan: reach.rows(),
  });

  const virtualizer: RowVirtualizer = new Virtualizer<HTMLElement, HTMLElement>(settings());
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = hold.goesWith;
  const refresh = (): void => virtualizer.setOptions(settings());

  return {
    virtualizer,
    setItems: (next) => {
      if (!haveSameKeys(items, next)) keyAt = next.keyAt;
      items = next;
      refresh();
    },
    refresh,
  };
}

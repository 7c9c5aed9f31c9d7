import { elementScroll, observeElementRect, Virtualizer } from '@tanstack/virtual-core';
import { anchorIndex } from './anchorIndex.ts';
import { createNewRows } from './createNewRows.ts';
import { createOffsetObserver } from './createOffsetObserver.ts';
import { createPin } from './createPin.ts';
import { haveSameKeys } from './haveSameKeys.ts';
import type { ListItems, ListLayout, ListPosition, MessageListEngine } from './MessageListEngine.ts';
import { measureRow } from './measureRow.ts';
import { watchScroller } from './watchScroller.ts';

/** Rows rendered on each side of the viewport: so many after a jump and at first, so that these paint soon. */
const narrowReach = 2;
/** Rows rendered on each side of the viewport while the reader reads and scrolls. */
const wideReach = 10;

/** Turns that a jump may take to come to rest; the second is exact unless a height depends on its place. */
const longestAim = 4;

/** Width of a list before it was seen, in pixels. */
const expectedWidth = 700;

/** Options of {@link createMessageListEngine}. */
export interface MessageListEngineOptions {
  /**
   * The layout changed and must be rendered; with `isUrgent` before this function returns, because the browser
   * paints right after it.
   */
  readonly onLayout: (isUrgent: boolean) => void;
  /** The reader moved, or the list began or ceased to keep to its end. */
  readonly onMove: () => void;
  /** Fixed room above the first row, in pixels, for the sign that older messages are loading. */
  readonly spaceAtStart: number;
  /** Fixed room under the last row, in pixels. */
  readonly spaceAtEnd: number;
}

/**
 * The engine on TanStack Virtual. Heights that change are compensated by their place against the held row, never by
 * the direction of scrolling, in the ResizeObserver callback and so before the browser paints.
 */
export function createMessageListEngine(options: MessageListEngineOptions): MessageListEngine {
  const { spaceAtStart, spaceAtEnd, onLayout, onMove } = options;
  let items: ListItems = { count: 0, keyAt: String, estimate: () => 0 };
  // A new function tells the library that rows came or went; the same one, that only their content changed. Without
  // that, the better estimate of a far row would push all rows after it, the reader's too.
  let keyAt = items.keyAt;
  let scroller: HTMLElement | null = null;
  // While React commits, a synchronous render is neither possible nor needed: what is scheduled then paints together.
  let isCommitting = false;
  let reach = narrowReach;
  let widening = 0;

  // Rows that came with the present commit, and their heights while these are taken in.
  const fresh: HTMLElement[] = [];
  const heights = new Map<HTMLElement, number>();
  const newRows = createNewRows();
  const pin = createPin({ onMove, onWrite: (offset) => offsets.report(offset) });
  const offsets = createOffsetObserver(pin.noticeScroll, onMove);

  const settings = () => ({
    count: items.count,
    getItemKey: keyAt,
    // The width as observed: asking the element would lay the page out again for each of thousands of rows.
    estimateSize: (index: number): number =>
      items.estimate(index, virtualizer.scrollRect?.width || expectedWidth),
    getScrollElement: () => scroller,
    scrollToFn: (...write: Parameters<typeof elementScroll<HTMLElement>>): void => {
      elementScroll(...write);
      if (scroller) pin.noteWrite(scroller);
    },
    observeElementRect,
    observeElementOffset: offsets.observe,
    measureElement: (row: HTMLElement, entry: ResizeObserverEntry | undefined) =>
      (entry ? undefined : heights.get(row)) ?? measureRow(row, entry),
    overscan: reach,
    anchorTo: 'end' as const,
    // At the end or not is our state and no distance: its own measure of it is switched off.
    scrollEndThreshold: -1,
    paddingStart: spaceAtStart,
    paddingEnd: spaceAtEnd,
    onChange: (_instance: Virtualizer<HTMLElement, HTMLElement>, isSync: boolean) => {
      const isUrgent = !isCommitting && (isSync || pin.isPinned());
      onLayout(isUrgent);
      if (isUrgent) pin.hold(scroller);
    },
  });

  const virtualizer: Virtualizer<HTMLElement, HTMLElement> = new Virtualizer<HTMLElement, HTMLElement>(
    settings(),
  );

  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = (item, _delta, instance) => {
    if (pin.isPinned()) return true;
    const top = instance.scrollOffset ?? 0;
    const rows = instance.getVirtualItems().map((row) => ({
      ...row,
      isNew: newRows.has(row.key) || !instance.itemSizeCache.has(row.key),
    }));
    if (!instance.itemSizeCache.has(item.key)) newRows.add(item.key);
    return item.index < anchorIndex(rows, top, instance.scrollRect?.height ?? 0);
  };

  const getLayout = (): ListLayout => {
    const rows = virtualizer.getVirtualItems();
    const [first, last] = [rows[0], rows.at(-1)];
    const total = virtualizer.getTotalSize();
    if (!first || !last) return { first: 0, end: 0, spaceBefore: 0, spaceAfter: total };
    return {
      first: first.index,
      end: last.index + 1,
      spaceBefore: first.start,
      spaceAfter: total - last.end,
    };
  };

  const getPosition = (): ListPosition => {
    // The engine's own position: the element may be ahead of it until its scroll event has come.
    const above = virtualizer.scrollOffset ?? 0;
    const visible = virtualizer.getVirtualItemForOffset(above);
    return { isPinned: pin.isPinned(), firstVisible: visible?.index ?? 0, above };
  };

  const duringCommit = (task: () => void): void => {
    isCommitting = true;
    try {
      task();
    } finally {
      isCommitting = false;
    }
  };

  /** Takes in the heights of the rows that came with this commit. All are read before anything is written: one layout. */
  const measureFresh = (): void => {
    // From the last to the first: a height makes the library estimate all unmeasured rows after it anew, and what has
    // changed in an estimate since, a translation or the width, would push what the reader holds.
    const indexOf = virtualizer.indexFromElement;
    const rows = fresh.splice(0).sort((one, other) => indexOf(other) - indexOf(one));
    for (const row of rows) heights.set(row, measureRow(row, undefined));
    for (const row of rows) {
      virtualizer.measureElement(row);
      // A row takes its real height at once, so the engine must know it before the paint, also while scrolling and
      // inside a ResizeObserver's delivery, when the library would wait for the next frame.
      virtualizer.resizeItem(indexOf(row), heights.get(row) ?? 0);
    }
    heights.clear();
  };

  const commit = (): void =>
    duringCommit(() => {
      measureFresh();
      virtualizer._willUpdate();
      pin.hold(scroller);
    });

  const reachOut = (rows: number): void => {
    reach = rows;
    virtualizer.setOptions(settings());
  };

  /** Renders more on each side once what is visible was painted. */
  const widenSoon = (): void => {
    cancelAnimationFrame(widening);
    widening = requestAnimationFrame(() => {
      widening = requestAnimationFrame(() => {
        reachOut(wideReach);
        onLayout(false);
      });
    });
  };

  /** Renders the rows around the goal, learns their heights and aims again, all before the browser paints. */
  const jumpTo = (index: number): void => {
    reachOut(narrowReach);
    for (let turn = 0; turn < longestAim && scroller; turn += 1) {
      const [offset = 0] = virtualizer.getOffsetForIndex(index, 'center') ?? [];
      if (turn > 0 && Math.abs(scroller.scrollTop - offset) <= 0.5) break;
      virtualizer.scrollToIndex(index, { align: 'center' });
      offsets.report(scroller.scrollTop);
      onLayout(true);
    }
    // The library would watch its goal for some frames more, and let nothing else be held in the meantime.
    virtualizer.cancelScroll();
    widenSoon();
    // A jump from the end to the end moves nothing, so no scroll event would say so.
    if (scroller) pin.noticeScroll(scroller);
    onMove();
  };

  return {
    setItems: (next) => {
      if (!haveSameKeys(items, next)) keyAt = next.keyAt;
      items = next;
      virtualizer.setOptions(settings());
    },
    getLayout,
    getPosition,
    commit,
    attach: (element) => {
      scroller = element;
      const unmount = virtualizer._didMount();
      const stopWatching = watchScroller(element, pin);
      commit();
      widenSoon();
      return () => {
        cancelAnimationFrame(widening);
        stopWatching();
        unmount();
        scroller = null;
      };
    },
    measure: (row) => {
      if (row) fresh.push(row);
      else virtualizer.measureElement(null);
    },
    pin: () => {
      virtualizer.cancelScroll();
      pin.set(true);
      pin.hold(scroller);
      onMove();
    },
    scrollToIndex: (index) => {
      pin.set(false);
      // After what React is doing now: inside an effect it would not render at once.
      queueMicrotask(() => jumpTo(index));
    },
  };
}

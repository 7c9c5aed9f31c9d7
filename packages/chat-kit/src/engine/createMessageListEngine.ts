import { elementScroll, observeElementRect, Virtualizer } from '@tanstack/virtual-core';
import { anchorIndex } from './anchorIndex.ts';
import { createNewRows } from './createNewRows.ts';
import { createOffsetObserver } from './createOffsetObserver.ts';
import { createPin } from './createPin.ts';
import { haveSameKeys } from './haveSameKeys.ts';
import type { ListItems, ListLayout, ListPosition, MessageListEngine } from './MessageListEngine.ts';
import { measureRow } from './measureRow.ts';
import { watchScroller } from './watchScroller.ts';

/** Rows rendered on each side of the viewport. */
const overscan = 10;

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

  const newRows = createNewRows();
  const pin = createPin({ onMove, onWrite: (offset) => offsets.report(offset) });
  const offsets = createOffsetObserver(pin.noticeScroll, onMove);

  const settings = () => ({
    count: items.count,
    getItemKey: keyAt,
    estimateSize: items.estimate,
    getScrollElement: () => scroller,
    scrollToFn: elementScroll,
    observeElementRect,
    observeElementOffset: offsets.observe,
    measureElement: measureRow,
    overscan,
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

  const virtualizer = new Virtualizer<HTMLElement, HTMLElement>(settings());

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

  const commit = (): void =>
    duringCommit(() => {
      virtualizer._willUpdate();
      pin.hold(scroller);
    });

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
      return () => {
        stopWatching();
        unmount();
        scroller = null;
      };
    },
    measure: (row) =>
      duringCommit(() => {
        virtualizer.measureElement(row);
        // A row takes its real height at once, so the engine must know it before the paint, also while scrolling and
        // inside a ResizeObserver's delivery, when the library would wait for the next frame.
        if (row) virtualizer.resizeItem(virtualizer.indexFromElement(row), measureRow(row, undefined));
      }),
    pin: () => {
      virtualizer.cancelScroll();
      pin.set(true);
      pin.hold(scroller);
      onMove();
    },
    scrollToIndex: (index) => {
      pin.set(false);
      virtualizer.scrollToIndex(index, { align: 'center' });
      // A jump from the end to the end moves nothing, so no scroll event would say so.
      if (scroller) pin.noticeScroll(scroller);
      onMove();
    },
  };
}

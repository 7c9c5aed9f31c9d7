import { elementScroll, observeElementRect, Virtualizer } from '@tanstack/virtual-core';
import { aimAt } from './aimAt.ts';
import { createFreshRows } from './createFreshRows.ts';
import { createHold } from './createHold.ts';
import { createOffsetObserver } from './createOffsetObserver.ts';
import { createPhase } from './createPhase.ts';
import { createPin } from './createPin.ts';
import { createReach } from './createReach.ts';
import { followUnreported } from './followUnreported.ts';
import { haveSameKeys } from './haveSameKeys.ts';
import type { RowVirtualizer } from './layoutOf.ts';
import { layoutOf, positionOf } from './layoutOf.ts';
import type { ListItems, ListLayout, ListPosition, MessageListEngine } from './MessageListEngine.ts';
import { openList } from './openList.ts';
import { watchScroller } from './watchScroller.ts';

/** Width of a list before it was seen, in pixels. */
const expectedWidth = 700;

/** Newest rows of a list before it was seen: about a screen of them, so that most stay when its size is known. */
const expectedRows = 10;

const unseenPosition: ListPosition = { isPinned: true, firstVisible: 0, above: 0 };

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

function unseenLayout(count: number): ListLayout {
  return { first: Math.max(0, count - expectedRows), end: count, spaceBefore: 0, spaceAfter: 0 };
}

/**
 * The engine on TanStack Virtual. Heights that change are compensated by their place against the held row, never by
 * the direction of scrolling, in the ResizeObserver callback and so before the browser paints.
 */
export function createMessageListEngine(options: MessageListEngineOptions): MessageListEngine {
  const { onLayout, onMove } = options;
  let items: ListItems = { count: 0, keyAt: String, estimate: () => 0 };
  // A new function means to the library that rows were added or removed; the same one, that only their content changed. Without
  // that, the better estimate of a far row would push all rows after it, the reader's too.
  let keyAt = items.keyAt;
  let scroller: HTMLElement | null = null;
  // While React commits, a synchronous render is neither possible nor needed: what is scheduled then paints together.
  const committing = createPhase();

  const freshRows = createFreshRows();
  const pin = createPin({ onMove, onWrite: (offset) => offsets.report(offset) });
  const hold = createHold(pin);
  const offsets = createOffsetObserver(pin.noticeScroll, onMove);
  const reach = createReach(() => {
    virtualizer.setOptions(settings());
    onLayout(false);
  });

  const fixed = {
    observeElementRect,
    observeElementOffset: offsets.observe,
    measureElement: freshRows.heightOf,
    anchorTo: 'end' as const,
    // At the end or not is our state and no distance: its own measure of it is switched off.
    scrollEndThreshold: -1,
    paddingStart: options.spaceAtStart,
    paddingEnd: options.spaceAtEnd,
  };
  const settings = () => ({
    ...fixed,
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
    overscan: reach.rows(),
    onChange: (_instance: RowVirtualizer, isSync: boolean) => {
      const isUrgent = !committing.isNow() && (isSync || pin.isPinned());
      onLayout(isUrgent);
      if (isUrgent) pin.hold(scroller);
    },
  });

  const virtualizer: RowVirtualizer = new Virtualizer<HTMLElement, HTMLElement>(settings());
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = hold.goesWith;

  const jumpTo = (index: number): void => {
    reach.narrow();
    virtualizer.setOptions(settings());
    aimAt(virtualizer, index, (offset) => {
      offsets.report(offset);
      onLayout(true);
    });
    reach.widenSoon();
    // A jump from the end to the end moves nothing, so no scroll event would say so.
    if (scroller) pin.noticeScroll(scroller);
    onMove();
  };

  return {
    setItems: (next) => {
      followUnreported(virtualizer, pin, scroller);
      if (!haveSameKeys(items, next)) keyAt = next.keyAt;
      items = next;
      virtualizer.setOptions(settings());
    },
    // Before the list has a width and a height, all rows would be estimated in vain.
    getLayout: () => (scroller ? layoutOf(virtualizer) : unseenLayout(items.count)),
    getPosition: () => (scroller ? positionOf(virtualizer, pin) : unseenPosition),
    commit: () => {
      const list = scroller;
      if (!list) return;
      committing.during(() => {
        freshRows.takeIn(virtualizer, hold);
        virtualizer._willUpdate();
        pin.hold(list);
        if (!pin.isPinned()) pin.noteHeights(list);
      });
    },
    attach: (element) => {
      scroller = element;
      const unmount = virtualizer._didMount();
      const stopWatching = watchScroller(element, pin);
      committing.during(() => openList(virtualizer, { freshRows, hold, pin }));
      onLayout(false);
      reach.widenSoon();
      return () => {
        reach.stop();
        stopWatching();
        unmount();
        scroller = null;
      };
    },
    measure: (row) => {
      if (row) freshRows.add(row);
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

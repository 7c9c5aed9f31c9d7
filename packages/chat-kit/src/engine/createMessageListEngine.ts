import { aimAt } from './aimAt.ts';
import { createEndRounding } from './createEndRounding.ts';
import { createFreshRows } from './createFreshRows.ts';
import { createHold } from './createHold.ts';
import { createOffsetObserver } from './createOffsetObserver.ts';
import { createPhase } from './createPhase.ts';
import { createPin } from './createPin.ts';
import { createReach } from './createReach.ts';
import { createVirtualRows, type ListSpace } from './createVirtualRows.ts';
import { followUnreported } from './followUnreported.ts';
import { positionOf } from './layoutOf.ts';
import type { ListLayout, ListPosition, MessageListEngine } from './MessageListEngine.ts';
import { openList } from './openList.ts';
import { watchScroller } from './watchScroller.ts';

/** Newest rows of a list before it was seen: about a screen of them, so that most stay when its size is known. */
const expectedRows = 10;

const unseenPosition: ListPosition = { isPinned: true, firstVisible: 0, above: 0 };

/** Options of {@link createMessageListEngine}. */
export interface MessageListEngineOptions extends ListSpace {
  /**
   * The layout changed and must be rendered; with `isUrgent` before this function returns, because the browser
   * paints right after it.
   */
  readonly onLayout: (isUrgent: boolean) => void;
  /** The reader moved, or the list began or ceased to keep to its end. */
  readonly onMove: () => void;
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
  let scroller: HTMLElement | null = null;
  // While React commits, a synchronous render is neither possible nor needed: what is scheduled then paints together.
  const committing = createPhase();

  const freshRows = createFreshRows();
  const pin = createPin({
    onMove,
    onWrite: (offset) => offsets.report(offset),
    onHeld: (list) => {
      if (rounding.note(list)) onLayout(!committing.isNow());
    },
  });
  const hold = createHold(pin);
  const offsets = createOffsetObserver(pin.noticeScroll, onMove);
  const rounding = createEndRounding(offsets);
  const reach = createReach(() => {
    rows.refresh();
    onLayout(false);
  });
  const rows = createVirtualRows(
    { freshRows, hold, offsets, pin, reach },
    {
      ...options,
      getScroller: () => scroller,
      onChange: (isSync) => {
        const isUrgent = !committing.isNow() && (isSync || pin.isPinned());
        onLayout(isUrgent);
        if (isUrgent) pin.hold(scroller);
      },
    },
  );
  const { virtualizer } = rows;

  const jumpTo = (index: number): void => {
    reach.narrow();
    rows.refresh();
    // It may have grown in the commit that asks for it, as a message does that shows both of its texts: that is not reported yet.
    const row = virtualizer.elementsCache.get(virtualizer.options.getItemKey(index));
    if (row?.isConnected) freshRows.add(row);
    freshRows.takeIn(virtualizer, hold);
    aimAt(virtualizer, index, (list) => {
      offsets.reportWrite(list);
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
      rows.setItems(next);
    },
    // Before the list has a width and a height, all rows would be estimated in vain.
    getLayout: () => (scroller ? rounding.take(virtualizer) : unseenLayout(virtualizer.options.count)),
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
    keepRow: (index) => {
      pin.leave();
      hold.keep(index);
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

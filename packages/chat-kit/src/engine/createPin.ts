/** Distance from the end within which the reader counts as being there, in pixels. */
const nearEnd = 4;

/** Options of {@link createPin}. */
export interface PinOptions {
  /** The state changed. */
  readonly onMove: () => void;
  /** The scroll position was written. */
  readonly onWrite: (offset: number) => void;
  /** The list stands at its end. */
  readonly onHeld: (scroller: HTMLElement) => void;
}

/** Whether the list keeps to its end; see {@link createPin}. */
export interface Pin {
  /** The present state. */
  readonly isPinned: () => boolean;
  /** Sets the state. */
  readonly set: (isPinned: boolean) => void;
  /** The engine has written the scroll position. */
  readonly noteWrite: (scroller: HTMLElement) => void;
  /** What was rendered may have changed the heights. */
  readonly noteHeights: (scroller: HTMLElement) => void;
  /** Goes to the end if pinned. */
  readonly hold: (scroller: HTMLElement | null) => void;
  /** The reader is about to move up. */
  readonly leave: () => void;
  /** How far the reader has moved a list that is not pinned since its last scroll event, in pixels; reported once. */
  readonly takeUnreported: (scroller: HTMLElement) => number;
  /** A scroll event has come. */
  readonly noticeScroll: (scroller: HTMLElement) => void;
}

/**
 * Keeping to the end as a state: left only when the reader moves up, entered again near the end. A scroll position
 * that shrinks while no height has changed is the reader's doing; one that goes with a changed height is layout's.
 */
export function createPin(options: PinOptions): Pin {
  let isPinned = true;
  const last = { top: 0, height: 0, viewport: 0 };

  const noteTop = (scroller: HTMLElement): void => {
    last.top = scroller.scrollTop;
  };

  const noteHeights = (scroller: HTMLElement): void => {
    last.height = scroller.scrollHeight;
    last.viewport = scroller.clientHeight;
  };

  const remember = (scroller: HTMLElement): void => {
    noteTop(scroller);
    noteHeights(scroller);
  };

  const leave = (): void => {
    if (!isPinned) return;
    isPinned = false;
    options.onMove();
  };

  const hasSameHeights = ({ scrollHeight, clientHeight }: HTMLElement): boolean =>
    scrollHeight === last.height && clientHeight === last.viewport;

  /** Whether the list was moved up by nobody of us: no height has changed, and the position has. */
  const wasMovedUp = (scroller: HTMLElement): boolean =>
    hasSameHeights(scroller) && scroller.scrollTop < last.top - 1;

  const hold = (scroller: HTMLElement | null): void => {
    if (!scroller || !isPinned) return;
    // The browser scrolls to what takes the focus, and reports it a frame later.
    if (wasMovedUp(scroller)) {
      leave();
      return;
    }
    const before = scroller.scrollTop;
    // Both heights are rounded, and the end lies between whole pixels: the browser stops there.
    scroller.scrollTop = scroller.scrollHeight - scroller.clientHeight + 1;
    if (scroller.scrollTop !== before) options.onWrite(scroller.scrollTop);
    options.onHeld(scroller);
    remember(scroller);
  };

  return {
    isPinned: () => isPinned,
    set: (next) => {
      isPinned = next;
      // From now on it is the end that counts, wherever the list was moved before.
      if (next) last.top = 0;
    },
    noteWrite: noteTop,
    noteHeights,
    hold,
    leave,
    takeUnreported: (scroller) => {
      const { scrollTop, scrollHeight, clientHeight } = scroller;
      // With other heights it may have been the browser, which lets no list stand beyond its end.
      const isCutShort = !hasSameHeights(scroller) && scrollHeight - clientHeight - scrollTop <= 1;
      if (isPinned || isCutShort) return 0;
      const moved = scrollTop - last.top;
      noteTop(scroller);
      return moved;
    },
    noticeScroll: (scroller) => {
      const { scrollTop, scrollHeight, clientHeight } = scroller;
      const fromEnd = scrollHeight - clientHeight - scrollTop;
      if (isPinned && fromEnd > nearEnd) {
        if (hasSameHeights(scroller) && scrollTop < last.top) isPinned = false;
        else hold(scroller);
      } else if (!isPinned && fromEnd <= nearEnd && scrollTop >= last.top) {
        isPinned = true;
      }
      remember(scroller);
    },
  };
}

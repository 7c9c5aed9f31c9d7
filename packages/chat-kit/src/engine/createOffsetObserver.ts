import type { Virtualizer } from '@tanstack/virtual-core';

/** Time without a scroll event after which the list counts as still, in milliseconds. */
const rest = 150;

/** Takes a scroll position, in pixels, and whether it is still changing. */
type Report = (offset: number, isScrolling: boolean) => void;

/** The scroll position's way into the library; see {@link createOffsetObserver}. */
export interface OffsetObserver {
  /** Option of the library. */
  readonly observe: (instance: Virtualizer<HTMLElement, HTMLElement>, report: Report) => () => void;
  /** Notifies the library of a position that we wrote ourselves, before the scroll event does. */
  readonly report: (offset: number) => void;
  /** Notifies the library of the position that it has written itself, with what the element has lost of it. */
  readonly reportWrite: (scroller: HTMLElement) => void;
  /** The library has written a position, and the element has taken the next one that it can have. */
  readonly noteWrite: (wanted: number, scroller: HTMLElement) => void;
  /** How far the wanted position lies beyond that of the element, in pixels: less than one, or two in the longest lists. */
  readonly remainder: () => number;
}

/** From here on, in pixels, the browser's positions are even: as numbers of 32 bits they are rounded to the next one. */
const evenFrom = 2 ** 23;

/**
 * Reports scroll positions to the library; `onScroll` is called before the library's handler.
 *
 * An element scrolls by whole device pixels, and rows are not as high as that. What a written position loses is kept and
 * reported with those that follow; else every changed height would move what is read by up to half a pixel, and all of them
 * would add up.
 */
export function createOffsetObserver(
  onScroll: (scroller: HTMLElement) => void,
  onReported: () => void,
): OffsetObserver {
  let current: Report = () => {};
  let remainder = 0;
  // At the top, less than zero would mean to the library that a touch pulls the list beyond it: it would write nothing.
  const offsetOf = (scroller: HTMLElement): number => Math.max(0, scroller.scrollTop + remainder);
  return {
    report: (offset) => {
      remainder = 0;
      current(offset, false);
    },
    reportWrite: (scroller) => current(offsetOf(scroller), false),
    noteWrite: (wanted, scroller) => {
      const lost = wanted - scroller.scrollTop;
      // More than that is not lost: the element ends there.
      const most = scroller.scrollTop < evenFrom ? 1 : 2;
      remainder = Math.abs(lost) < most ? lost : 0;
    },
    remainder: () => remainder,
    observe: (instance, report) => {
      const element = instance.scrollElement;
      if (!element) return () => {};
      current = report;
      let timer: ReturnType<typeof setTimeout>;
      const receive = (): void => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          // The reader may have moved already, and the scroll event not have come: without this the move would count twice.
          onScroll(element);
          report(offsetOf(element), false);
        }, rest);
        // First of all, or the render that the report causes would take a reader's move back.
        onScroll(element);
        report(offsetOf(element), true);
        onReported();
      };
      element.addEventListener('scroll', receive, { passive: true });
      return () => {
        clearTimeout(timer);
        element.removeEventListener('scroll', receive);
        current = () => {};
      };
    },
  };
}

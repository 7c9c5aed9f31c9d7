import type { Virtualizer } from '@tanstack/virtual-core';

/** Time without a scroll event after which the list counts as still, in milliseconds. */
const rest = 150;

/** Takes a scroll position, in pixels, and whether it is still changing. */
type Report = (offset: number, isScrolling: boolean) => void;

/** The scroll position's way into the library; see {@link createOffsetObserver}. */
export interface OffsetObserver {
  /** Option of the library. */
  readonly observe: (instance: Virtualizer<HTMLElement, HTMLElement>, report: Report) => () => void;
  /** Tells the library of a position that we wrote ourselves, before the scroll event does. */
  readonly report: (offset: number) => void;
}

/** Reports scroll positions to the library; `onScroll` is called before the library's handler. */
export function createOffsetObserver(
  onScroll: (scroller: HTMLElement) => void,
  onReported: () => void,
): OffsetObserver {
  let current: Report = () => {};
  return {
    report: (offset) => current(offset, false),
    observe: (instance, report) => {
      const element = instance.scrollElement;
      if (!element) return () => {};
      current = report;
      let timer: ReturnType<typeof setTimeout>;
      const hear = (): void => {
        clearTimeout(timer);
        timer = setTimeout(() => report(element.scrollTop, false), rest);
        // First of all, or the render that the report causes would take a reader's move back.
        onScroll(element);
        report(element.scrollTop, true);
        onReported();
      };
      element.addEventListener('scroll', hear, { passive: true });
      return () => {
        clearTimeout(timer);
        element.removeEventListener('scroll', hear);
        current = () => {};
      };
    },
  };
}

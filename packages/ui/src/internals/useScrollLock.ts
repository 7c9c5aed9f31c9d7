import { useLayoutEffect } from 'react';

/** Who holds the page still, and how it was before; on the element, because several copies of this package count. */
const lockAttribute = 'data-fr-scroll-lock';

interface ScrollLock {
  count: number;
  overflow: string;
  scrollbarGutter: string;
}

const readLock = (page: HTMLElement): ScrollLock =>
  JSON.parse(page.getAttribute(lockAttribute) ?? 'null') ?? {
    count: 0,
    overflow: page.style.overflow,
    scrollbarGutter: page.style.scrollbarGutter,
  };

function hold(by: 1 | -1): void {
  const page = document.documentElement;
  const lock = readLock(page);
  if (lock.count === 0) {
    // The room of the scrollbar stays, so that nothing jumps.
    if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable';
    page.style.overflow = 'hidden';
  }
  lock.count += by;
  if (lock.count > 0) {
    page.setAttribute(lockAttribute, JSON.stringify(lock));
    return;
  }
  page.removeAttribute(lockAttribute);
  page.style.overflow = lock.overflow;
  page.style.scrollbarGutter = lock.scrollbarGutter;
}

/**
 * Keeps the page from scrolling under what covers it. Floating UI's overlay can do so, too, but counts for each copy of itself: of
 * two dialogs of different copies the first that closes would free the page under the other one.
 */
export function useScrollLock(locked: boolean): void {
  useLayoutEffect(() => {
    if (!locked) return;
    hold(1);
    return () => hold(-1);
  }, [locked]);
}

import { useLayoutEffect } from 'react';

/** What holds the page still; on its element, because several copies of this package count. */
const lockKey = Symbol.for('franca.scroll-lock');

interface LockablePage extends HTMLElement {
  /** How many layers hold it, and how it was before. */
  [lockKey]?: { count: number; overflow: string; scrollbarGutter: string };
}

function lockScroll(): () => void {
  const page: LockablePage = document.documentElement;
  const { overflow, scrollbarGutter } = page.style;
  const lock = page[lockKey] ?? { count: 0, overflow, scrollbarGutter };
  page[lockKey] = lock;
  lock.count += 1;
  if (lock.count === 1) {
    // The room of the scrollbar stays, so that nothing jumps.
    if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable';
    page.style.overflow = 'hidden';
  }
  return () => {
    lock.count -= 1;
    if (lock.count > 0) return;
    page.style.overflow = lock.overflow;
    page.style.scrollbarGutter = lock.scrollbarGutter;
    delete page[lockKey];
  };
}

/**
 * Keeps the page from scrolling under what covers it. Floating UI's overlay can do so, too, but counts for each copy of itself: of
 * two dialogs of different copies the first that closes would free the page under the other one.
 */
export function useScrollLock(locked: boolean): void {
  useLayoutEffect(() => (locked ? lockScroll() : undefined), [locked]);
}

import { useLayoutEffect, useState } from 'react';

/** Pages that wait now. */
let waiting = 0;

/** The shell of index.html, until a page has taken its place. */
const findShell = (): HTMLElement | null => document.getElementById('loading-shell');

function endWhenNothingWaits(): void {
  const shell = findShell();
  if (waiting > 0 || !shell) return;
  shell.remove();
  const page = document.documentElement;
  delete page.dataset.shell;
  page.style.removeProperty('--column');
}

// What follows in the same commit may wait as well.
const endSoon = () => queueMicrotask(endWhenNothingWaits);

/** Takes the shell of index.html away once no page waits any more. To be called above the pages. */
export function useEndOfLoadingShell(): void {
  useLayoutEffect(endSoon, []);
}

/** For a page that waits: whether the shell still stands before it, so that it need not show anything itself. */
export function useLoadingShell(): boolean {
  const [isCovered] = useState(() => findShell() !== null);
  useLayoutEffect(() => {
    waiting += 1;
    return () => {
      waiting -= 1;
      endSoon();
    };
  }, []);
  return isCovered;
}

import type { RowVirtualizer } from './layoutOf.ts';

/** Turns that a jump may take to come to rest; the second is exact unless a height depends on its place. */
const longestAim = 4;

/**
 * Brings a row into the middle of the viewport: renders the rows around it, learns their heights and aims again, all
 * before the browser paints. `onAimed` takes the new position, in pixels, and renders before it returns.
 */
export function aimAt(virtualizer: RowVirtualizer, index: number, onAimed: (offset: number) => void): void {
  const scroller = virtualizer.scrollElement;
  for (let turn = 0; turn < longestAim && scroller; turn += 1) {
    const [offset = 0] = virtualizer.getOffsetForIndex(index, 'center') ?? [];
    if (turn > 0 && Math.abs(scroller.scrollTop - offset) <= 0.5) break;
    virtualizer.scrollToIndex(index, { align: 'center' });
    onAimed(scroller.scrollTop);
  }
  // The library would watch its goal for some frames more, and let nothing else be held in the meantime.
  virtualizer.cancelScroll();
}

import type { RowVirtualizer } from './layoutOf.ts';

/** Turns that a jump may take to come to rest; the second is exact unless a height depends on its place. */
const longestAim = 4;

/**
 * Brings a row into the middle of the viewport, or its beginning to the upper edge where it is higher: renders the rows
 * around it, learns their heights and aims again, all before the browser paints. `onAimed` reports the position that was
 * written, and renders before it returns.
 */
export function aimAt(
  virtualizer: RowVirtualizer,
  index: number,
  onAimed: (scroller: HTMLElement) => void,
): void {
  const scroller = virtualizer.scrollElement;
  for (let turn = 0; turn < longestAim && scroller; turn += 1) {
    const height = virtualizer.measurementsCache[index]?.size ?? 0;
    const align = height > scroller.clientHeight ? 'start' : 'center';
    const [offset = 0] = virtualizer.getOffsetForIndex(index, align) ?? [];
    if (turn > 0 && Math.abs((virtualizer.scrollOffset ?? 0) - offset) <= 0.5) break;
    virtualizer.scrollToIndex(index, { align });
    onAimed(scroller);
  }
  // The library would watch its goal for some frames more, and let nothing else be held in the meantime.
  virtualizer.cancelScroll();
}

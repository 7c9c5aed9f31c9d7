import type { Pin } from './createPin.ts';
import type { RowVirtualizer } from './layoutOf.ts';

/**
 * Notifies the library of a move whose scroll event has not come yet: it would write the position of the last event, and
 * take back what has come since.
 */
export function followUnreported(virtualizer: RowVirtualizer, pin: Pin, scroller: HTMLElement | null): void {
  if (!scroller || virtualizer.scrollOffset === null) return;
  const moved = pin.takeUnreported(scroller);
  if (moved !== 0) virtualizer.scrollOffset += moved;
}

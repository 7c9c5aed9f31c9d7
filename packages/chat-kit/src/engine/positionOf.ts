import type { Pin } from './createPin.ts';
import type { ListPosition } from './MessageListEngine.ts';
import type { RowVirtualizer } from './RowVirtualizer.ts';

/** Where the reader is, by the library's own position: the element may be ahead of it until its scroll event has come. */
export function positionOf(virtualizer: RowVirtualizer, pin: Pin): ListPosition {
  const above = virtualizer.scrollOffset ?? 0;
  const visible = virtualizer.getVirtualItemForOffset(above);
  return { isPinned: pin.isPinned(), firstVisible: visible?.index ?? 0, above };
}

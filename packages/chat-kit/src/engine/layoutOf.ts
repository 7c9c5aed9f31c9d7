import type { Virtualizer } from '@tanstack/virtual-core';
import type { Pin } from './createPin.ts';
import type { ListLayout, ListPosition } from './MessageListEngine.ts';

/** The library behind the engine, as the engine's parts know it. */
export type RowVirtualizer = Virtualizer<HTMLElement, HTMLElement>;

/**
 * The library's rows and sizes as what is to be rendered. `remainder` is what the element's scroll position lacks, in pixels:
 * the rows stand higher by as much.
 */
export function layoutOf(virtualizer: RowVirtualizer, remainder: number): ListLayout {
  const rows = virtualizer.getVirtualItems();
  const [first, last] = [rows[0], rows.at(-1)];
  const total = virtualizer.getTotalSize();
  if (!first || !last) return { first: 0, end: 0, spaceBefore: 0, spaceAfter: total };
  return {
    first: first.index,
    end: last.index + 1,
    spaceBefore: first.start - remainder,
    spaceAfter: total - last.end + remainder,
  };
}

/** Where the reader is, by the library's own position: the element may be ahead of it until its scroll event has come. */
export function positionOf(virtualizer: RowVirtualizer, pin: Pin): ListPosition {
  const above = virtualizer.scrollOffset ?? 0;
  const visible = virtualizer.getVirtualItemForOffset(above);
  return { isPinned: pin.isPinned(), firstVisible: visible?.index ?? 0, above };
}

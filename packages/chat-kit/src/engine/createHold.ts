import type { VirtualItem } from '@tanstack/virtual-core';
import { anchorIndex } from './anchorIndex.ts';
import { createNewRows } from './createNewRows.ts';
import type { Pin } from './createPin.ts';
import type { RowVirtualizer } from './RowVirtualizer.ts';

/**
 * Makes the library's question whether the scroll position goes with the changed height of a row: yes for every row
 * before the one that the reader holds, whichever way he scrolls.
 */
export function createHold(pin: Pin) {
  const newRows = createNewRows();
  return (item: VirtualItem, _delta: number, virtualizer: RowVirtualizer): boolean => {
    if (pin.isPinned()) return true;
    const top = virtualizer.scrollOffset ?? 0;
    const rows = virtualizer.getVirtualItems().map((row) => ({
      ...row,
      isNew: newRows.has(row.key) || !virtualizer.itemSizeCache.has(row.key),
    }));
    if (!virtualizer.itemSizeCache.has(item.key)) newRows.add(item.key);
    return item.index < anchorIndex(rows, top, virtualizer.scrollRect?.height ?? 0);
  };
}

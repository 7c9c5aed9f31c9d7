import type { Virtualizer } from '@tanstack/virtual-core';

/** Height of a row, unrounded: rounding would add up to a drift over many rows. */
export function measureRow(
  row: HTMLElement,
  entry: ResizeObserverEntry | undefined,
  instance: Virtualizer<HTMLElement, HTMLElement>,
): number {
  const box = entry?.borderBoxSize?.[0];
  if (box) return box.blockSize;
  // Without an entry the row was rendered again; its observer tells of changes, so layout need not be read.
  const known = instance.itemSizeCache.get(instance.options.getItemKey(instance.indexFromElement(row)));
  return known ?? row.getBoundingClientRect().height;
}

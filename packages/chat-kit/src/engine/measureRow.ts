/** Height of a row, unrounded: rounding would add up to a drift over many rows. */
export function measureRow(row: HTMLElement, entry: ResizeObserverEntry | undefined): number {
  return entry?.borderBoxSize?.[0]?.blockSize ?? row.getBoundingClientRect().height;
}

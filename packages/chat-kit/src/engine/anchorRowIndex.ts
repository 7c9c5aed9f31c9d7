/** A row's place in the list, in pixels. */
export interface RowPlace {
  /** Its index. */
  readonly index: number;
  /** Its upper edge. */
  readonly start: number;
  /** Its lower edge. */
  readonly end: number;
  /** Whether the reader has not seen it yet, so that it is nothing to hold on to. */
  readonly isNew?: boolean;
}

/** Share of the viewport in which the top of the held row must lie. */
const upperPart = 0.6;

/**
 * Index of the row that is held in place while others change: the first whose top is inside the upper part of the
 * viewport, so that growth in the half-visible row above pushes that row up and not the reader down. When one long
 * row fills the viewport, that row is held by its top. Rows that have only just come are passed over.
 */
export function anchorRowIndex(rows: readonly RowPlace[], scrollTop: number, viewport: number): number {
  const limit = scrollTop + viewport * upperPart;
  let filling = 0;
  for (const row of rows) {
    if (row.end <= scrollTop) continue;
    if (row.start > limit) break;
    if (row.start < scrollTop) filling = row.index;
    else if (!row.isNew) return row.index;
  }
  return filling;
}

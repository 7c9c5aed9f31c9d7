/** Where the focus is, and what the list looks like. */
export interface RowFocusPlace {
  /** Index of the focused row, or of the first visible one. */
  readonly from: number;
  /** Number of rows. */
  readonly count: number;
  /** Whether that row has the focus; else the list has it. */
  readonly hasFocus: boolean;
  /** A rendered row, or null. */
  readonly rowOf: (index: number) => HTMLElement | null;
  /** Height of the visible part, in pixels. */
  readonly screen: number;
}

/** Index of the row that lies about a screen away from another, as far as rows are rendered. */
function rowAScreenAway({ from, rowOf, screen }: RowFocusPlace, step: 1 | -1): number {
  const start = rowOf(from)?.getBoundingClientRect().top ?? 0;
  let index = from;
  for (let row = rowOf(index + step); row; row = rowOf(index + step)) {
    const distance = Math.abs(row.getBoundingClientRect().top - start);
    if (distance > screen * 0.9 && index !== from) break;
    index += step;
    if (distance > screen * 0.9) break;
  }
  return index;
}

/** Index of the row to which a key moves the focus, or null for keys that move nothing. */
export function rowAfterKey(key: string, place: RowFocusPlace): number | null {
  const { from, count, hasFocus } = place;
  const last = count - 1;
  const keep = (index: number): number => Math.min(Math.max(index, 0), last);
  switch (key) {
    case 'ArrowUp':
      return hasFocus ? keep(from - 1) : from;
    case 'ArrowDown':
      return hasFocus ? keep(from + 1) : from;
    case 'PageUp':
      return rowAScreenAway(place, -1);
    case 'PageDown':
      return rowAScreenAway(place, 1);
    case 'Home':
      return keep(0);
    case 'End':
      return keep(last);
    default:
      return null;
  }
}

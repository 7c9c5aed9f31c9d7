/** Where something stands in the window, in pixels. */
export interface GridBox {
  /** Its left edge. */
  readonly left: number;
  /** Its right edge. */
  readonly right: number;
  /** Its upper edge. */
  readonly top: number;
}

const middle = ({ left, right }: GridBox): number => (left + right) / 2;

/** The place in the next row, on the way of `step`, that stands nearest above or below. */
function inNextRow(index: number, step: 1 | -1, boxes: readonly GridBox[]): number | null {
  const from = boxes[index];
  if (!from) return null;
  let row: number | null = null;
  let best: number | null = null;
  let distance = Number.POSITIVE_INFINITY;
  for (let at = index + step; at >= 0 && at < boxes.length; at += step) {
    const box = boxes[at] as GridBox;
    if (box.top === from.top) continue;
    row ??= box.top;
    if (box.top !== row) break;
    const away = Math.abs(middle(box) - middle(from));
    if (away < distance) {
      distance = away;
      best = at;
    }
  }
  return best;
}

/**
 * Where a key leads to in pictures that fill rows in reading order: arrows sideways go on into the next row, arrows up
 * and down to what stands there, Home and End to both ends. Null for other keys, and where there is nothing more.
 */
export function gridIndex(
  index: number,
  key: string,
  boxes: readonly GridBox[],
  direction: 'ltr' | 'rtl',
): number | null {
  const forwards = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backwards = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  const last = boxes.length - 1;
  if (key === forwards) return index < last ? index + 1 : null;
  if (key === backwards) return index > 0 ? index - 1 : null;
  if (key === 'ArrowDown') return inNextRow(index, 1, boxes);
  if (key === 'ArrowUp') return inNextRow(index, -1, boxes);
  if (key === 'Home') return last >= 0 ? 0 : null;
  if (key === 'End') return last >= 0 ? last : null;
  return null;
}

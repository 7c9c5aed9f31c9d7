import type { Direction } from '@franca/languages';

/** How items stand, and how the keys move among them. */
export interface KeyLayout {
  /** How many items there are. */
  count: number;
  /** Which arrows move: up and down, sideways, or both in a grid. Default `vertical`. */
  orientation?: 'vertical' | 'horizontal' | 'grid';
  /** Items in a row of a grid. Default 1. */
  columns?: number;
  /** Reading direction, which decides what a sideways arrow means. Default `ltr`. */
  direction?: Direction;
  /** After the last item comes the first. Default false: the ends stop. */
  loop?: boolean;
  /** Items that Page Up and Page Down pass over; without it these keys do nothing. */
  page?: number;
}

type Step = (layout: KeyLayout) => number;

const across: Step = ({ orientation, columns = 1 }) => (orientation === 'grid' ? columns : 1);
const sideways = (layout: KeyLayout, key: string): number => {
  const isForward = (key === 'ArrowRight') === (layout.direction !== 'rtl');
  return isForward ? 1 : -1;
};

/** By how many items a key moves, or null for a key that does not. */
function stepOf(key: string, layout: KeyLayout): number | null {
  const { orientation = 'vertical', page } = layout;
  switch (key) {
    case 'ArrowDown':
      return orientation === 'horizontal' ? null : across(layout);
    case 'ArrowUp':
      return orientation === 'horizontal' ? null : -across(layout);
    case 'ArrowLeft':
    case 'ArrowRight':
      return orientation === 'vertical' ? null : sideways(layout, key);
    case 'PageDown':
      return page ?? null;
    case 'PageUp':
      return page === undefined ? null : -page;
    default:
      return null;
  }
}

/**
 * The index that a key leads to among items of one kind, or null when the key means nothing there: arrows by one item, or
 * by one row of a grid, Page Up and Page Down by a page, Home and End to the ends.
 *
 * @param index of the item that has the focus, -1 for none
 */
export function indexAfterKey(key: string, index: number, layout: KeyLayout): number | null {
  const { count, loop = false, orientation, page } = layout;
  const last = count - 1;
  if (count === 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const step = stepOf(key, layout);
  if (step === null) return null;
  if (index < 0) return step > 0 ? 0 : last;
  const next = index + step;
  const isInside = next >= 0 && next <= last;
  if (isInside) return next;
  if (loop && Math.abs(step) !== page) return (next + count) % count;
  // Above the first row of a grid there is nothing, wherever one stands in it.
  if (orientation === 'grid' && step < -1 && step !== -(page ?? 0)) return index;
  return Math.min(last, Math.max(0, next));
}

/** Where a combobox stands when a key comes. */
export interface ComboboxPlace {
  /** The list is shown. */
  open: boolean;
  /** Place of the row the keyboard is on. */
  active: number | null;
  /** Number of rows. */
  count: number;
}

/** What a key does to a combobox: show the list, hide it, choose the active row, or go to another row. */
export type ComboboxMove = 'open' | 'close' | 'choose' | { active: number };

/** Rows that Page Up and Page Down pass over. */
const page = 10;

const rowAfter = (key: string, { active, count }: ComboboxPlace): number | undefined => {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return active === null || active === last ? 0 : active + 1;
    case 'ArrowUp':
      return active === null || active === 0 ? last : active - 1;
    case 'PageDown':
      return Math.min(last, (active ?? 0) + page);
    case 'PageUp':
      return Math.max(0, (active ?? 0) - page);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
};

/**
 * What a key does to a combobox (ARIA Authoring Practices, combobox with a listbox popup), or null when the key
 * belongs to the text. Home and End walk the list while it is shown, and the text otherwise.
 */
export function comboboxMove(key: string, alt: boolean, place: ComboboxPlace): ComboboxMove | null {
  if (!place.open) return key === 'ArrowDown' || key === 'ArrowUp' ? 'open' : null;
  if (key === 'Escape' || (alt && key === 'ArrowUp')) return 'close';
  if (key === 'Enter') return 'choose';
  if (alt || place.count === 0) return null;
  const active = rowAfter(key, place);
  return active === undefined ? null : { active };
}

import { indexAfterKey } from '../kit/indexAfterKey.ts';

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

/**
 * What a key does to a combobox (ARIA Authoring Practices, combobox with a listbox popup), or null when the key
 * belongs to the text. Home and End walk the list while it is shown, and the text otherwise.
 */
export function comboboxMove(key: string, alt: boolean, place: ComboboxPlace): ComboboxMove | null {
  if (!place.open) return key === 'ArrowDown' || key === 'ArrowUp' ? 'open' : null;
  if (key === 'Escape' || (alt && key === 'ArrowUp')) return 'close';
  if (key === 'Enter') return 'choose';
  if (alt || place.count === 0) return null;
  // From no row, a page is counted from the first.
  const from = place.active ?? (key.startsWith('Page') ? 0 : -1);
  const active = indexAfterKey(key, from, { count: place.count, loop: true, page: 10 });
  return active === null ? null : { active };
}

import type { ReactNode } from 'react';

/** One thing to choose in a combobox. */
export interface ComboboxItem {
  /** Names the item; unique in the list. */
  value: string;
  /** The words people read and search. */
  label: string;
  /** What the field shows once chosen, when the label is too long for it; searched as well. */
  short?: string;
  /** Quiet words at the end of the row. */
  detail?: string;
  /** Before the words, such as a flag. */
  icon?: ReactNode;
  /** More words that find it, such as its name in another language. */
  keywords?: readonly string[];
}

/** A text without case, accents and the like: "Việt Nam" and "viet nam" become the same. */
function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .trim();
}

// Folding is the slow part, and an item is searched again at every key.
const folded = new WeakMap<ComboboxItem, string[]>();

function wordsOf(item: ComboboxItem): string[] {
  let words = folded.get(item);
  if (!words) {
    words = [item.label, item.short ?? '', item.detail ?? '', ...(item.keywords ?? [])].map(foldText);
    folded.set(item, words);
  }
  return words;
}

function rank(item: ComboboxItem, query: string): number {
  const words = wordsOf(item);
  if (words.some((word) => word.startsWith(query))) return 0;
  if (words.some((word) => word.split(/[\s()+,-]+/).some((part) => part.startsWith(query)))) return 1;
  return words.some((word) => word.includes(query)) ? 2 : 3;
}

/** The items that a search finds: those that begin with it first, then those with a word that does, then the rest. */
export function filterItems<Item extends ComboboxItem>(
  items: readonly Item[],
  search: string,
): readonly Item[] {
  const query = foldText(search);
  if (!query) return items;
  return items
    .map((item) => ({ item, rank: rank(item, query) }))
    .filter((found) => found.rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map((found) => found.item);
}

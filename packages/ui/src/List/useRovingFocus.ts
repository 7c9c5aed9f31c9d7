import { type KeyboardEvent, type RefObject, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useLocale } from '../i18n/useLocale.ts';
import { typedIndex } from '../internals/typedIndex.ts';
import type { ListState } from './ListContext.ts';
import { nextIndex } from './nextIndex.ts';

// Letters that follow one another faster than this, in milliseconds, are one word.
const pause = 600;

const itemsOf = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('[data-list-item]:not(:disabled)') ?? []),
];

const keyOf = (item: HTMLElement | undefined) => item?.dataset.listItem ?? null;

const labelOf = (item: HTMLElement) => item.querySelector('[data-list-title]')?.textContent ?? '';

/** What {@link useRovingFocus} answers. */
export interface RovingFocus {
  /** For the element around the items. */
  ref: RefObject<HTMLUListElement | null>;
  /** For the items. */
  state: ListState;
  /** Moves the focus among the items: arrows, Home, End, and the first letters of a title. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** One Tab stop for many items, and keys that move it. Items are found on the page, in the order in which they stand. */
export function useRovingFocus(): RovingFocus {
  const locale = useLocale();
  const ref = useRef<HTMLUListElement>(null);
  const typed = useRef({ letters: '', at: 0 });
  const [stop, onStop] = useState<string | null>(null);
  const [changes, onItemsChange] = useReducer((count: number) => count + 1, 0);
  const state = useMemo(() => ({ stop, onStop, onItemsChange }), [stop]);

  // When the item with the Tab stop has gone or been turned off, the first one takes over.
  useEffect(() => {
    const keys = itemsOf(ref.current).map(keyOf);
    if (changes > 0) onStop((current) => (keys.includes(current) ? current : (keys[0] ?? null)));
  }, [changes]);

  const byLetter = (event: KeyboardEvent, items: HTMLElement[], index: number) => {
    const { letters, at } = typed.current;
    const begun = event.timeStamp - at < pause ? letters : '';
    const isLetter = event.key.length === 1 && !(event.ctrlKey || event.metaKey || event.altKey);
    // A space alone presses the item.
    if (!isLetter || (event.key === ' ' && !begun)) return null;
    typed.current = { letters: begun + event.key, at: event.timeStamp };
    return typedIndex(begun + event.key, items.map(labelOf), index, locale);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const items = itemsOf(ref.current);
    const index = items.indexOf(event.target as HTMLElement);
    if (event.defaultPrevented || index < 0) return;
    const next = nextIndex(index, event.key, items.length) ?? byLetter(event, items, index);
    if (next === null) return;
    event.preventDefault();
    items[next]?.focus();
  };

  return { ref, state, onKeyDown };
}

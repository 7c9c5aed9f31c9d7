import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { useDirection } from '../i18n/useDirection.ts';
import { useLocale } from '../i18n/useLocale.ts';
import { indexAfterKey, type KeyLayout } from './indexAfterKey.ts';
import { typedIndex } from './typedIndex.ts';

/** The items of a list or grid, by index. Those of a virtual list need not be on the page. */
export interface RovingItems {
  /** How many there are. */
  readonly count: number;
  /** The index of the item that an element is, or stands in; -1 for none. */
  indexOf(element: Element): number;
  /** The element of an item, or null while it is not rendered. */
  at(index: number): HTMLElement | null;
  /** What an item is called, for first letters. */
  labelAt?(index: number): string;
}

/** Items that are all on the page, in the order in which they stand there. */
export function itemsBySelector(
  container: Element,
  selector: string,
  labelOf?: (item: HTMLElement) => string,
): RovingItems {
  const items = [...container.querySelectorAll<HTMLElement>(selector)];
  return {
    count: items.length,
    indexOf: (element) => items.indexOf(element as HTMLElement),
    at: (index) => items[index] ?? null,
    labelAt: labelOf && ((index) => (items[index] ? labelOf(items[index]) : '')),
  };
}

/** Items of a virtual list, of which only those in sight are rendered; each carries its index as `data-index`. */
export function itemsByIndex(container: Element, count: number): RovingItems {
  return {
    count,
    indexOf: (element) => {
      const item = element.closest<HTMLElement>('[data-index]');
      return item && container.contains(item) ? Number(item.dataset.index) : -1;
    },
    at: (index) => container.querySelector<HTMLElement>(`[data-index="${index}"]`),
  };
}

/** Options of {@link useRovingFocus}. */
export interface RovingFocusOptions extends Omit<KeyLayout, 'count' | 'direction'> {
  /** The element around the items. */
  container: RefObject<HTMLElement | null>;
  /** Finds the items; called for each key, so that they may come and go. */
  items: (container: HTMLElement) => RovingItems;
  /** Where a key leads, in place of the usual rules, such as in rows of different lengths; null for nowhere. */
  indexAfter?: (key: string, index: number, items: RovingItems) => number | null;
  /** Called with the item that gets the focus, before it does: keeps the Tab stop, or scrolls to it. */
  onMove?: (index: number) => void;
  /** Whether `onMove` scrolls, in place of the browser. Default false. */
  preventScroll?: boolean;
  /** What keys do while no item has the focus: enter the list, or nothing. Default `ignore`. */
  outside?: 'enter' | 'ignore';
}

/** Ready props and functions for items with one Tab stop. */
export interface RovingFocus {
  /** Gives the focus to an item: at once, or as soon as it is rendered. */
  focusItem: (index: number) => void;
  /** Moves the focus among the items. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

// Letters that follow one another faster than this, in milliseconds, are one word.
const wordBreak = 600;

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/**
 * Keys that move the focus among the items of a list, row or grid: arrows in reading direction, Home, End, Page Up and
 * Page Down where asked for, and the first letters of items that have a label. Works by index, so that an item of a
 * virtual list that is not rendered takes the focus when it appears; `onMove` scrolls to it.
 *
 * @example
 * const roving = useRovingFocus({ container: ref, items: (list) => itemsBySelector(list, 'li > button') });
 * <ul ref={ref} onKeyDown={roving.onKeyDown}>…
 */
export function useRovingFocus(options: RovingFocusOptions): RovingFocus {
  const {
    container,
    items: find,
    indexAfter,
    onMove,
    outside = 'ignore',
    preventScroll = false,
    ...layout
  } = options;
  const direction = useDirection();
  const locale = useLocale();
  const typed = useRef({ word: '', at: 0 });
  const awaited = useRef<number | null>(null);

  const focusItem = (index: number): void => {
    const element = container.current && find(container.current).at(index);
    awaited.current = element ? null : index;
    element?.focus({ preventScroll });
  };

  useLayoutEffect(() => {
    if (awaited.current !== null) focusItem(awaited.current);
  });

  const indexByLetter = (event: KeyboardEvent, items: RovingItems, index: number): number | null => {
    const { labelAt } = items;
    const { word, at } = typed.current;
    const begun = event.timeStamp - at < wordBreak ? word : '';
    // A space alone presses the item.
    if (!labelAt || !isLetter(event) || (event.key === ' ' && !begun)) return null;
    typed.current = { word: begun + event.key, at: event.timeStamp };
    const labels = Array.from({ length: items.count }, (_, place) => labelAt(place));
    return typedIndex(begun + event.key, labels, index, locale);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.defaultPrevented || !container.current) return;
    const items = find(container.current);
    const index = items.indexOf(event.target as Element);
    if (index < 0 && outside === 'ignore') return;
    const byKey = indexAfter
      ? indexAfter(event.key, index, items)
      : indexAfterKey(event.key, index, { ...layout, count: items.count, direction });
    const next = byKey ?? indexByLetter(event, items, index);
    if (next === null) return;
    event.preventDefault();
    if (next < 0) return;
    onMove?.(next);
    focusItem(next);
  };

  return { focusItem, onKeyDown };
}

import { type KeyboardEvent, useRef } from 'react';
import { useLocale } from '../i18n/useLocale.ts';
import { typedIndex } from '../internals/typedIndex.ts';
import { menuItems } from './menuItems.ts';
import { nextItem } from './nextItem.ts';

// Letters that come after a longer break begin a new word.
const wordBreak = 600;

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/**
 * The keys of a menu after the ARIA authoring practices: arrows, Home, End and letters move, Tab leaves. Answers the
 * handler for the surface.
 *
 * @param close called when Tab leaves the menu
 */
export function useMenuKeys(close: () => void): (event: KeyboardEvent<HTMLElement>) => void {
  const locale = useLocale();
  const typed = useRef({ word: '', at: 0 });
  return (event) => {
    const items = menuItems(event.currentTarget);
    const index = items.indexOf(document.activeElement as HTMLElement);
    if (event.defaultPrevented) return;
    if (event.key === 'Tab') {
      // The focus goes back to where the menu came from.
      event.preventDefault();
      close();
      return;
    }
    let next = nextItem(event.key, index, items.length);
    const isNewWord = event.timeStamp - typed.current.at > wordBreak;
    // A space chooses the item, except in the middle of a word.
    if (next === null && isLetter(event) && (event.key !== ' ' || !isNewWord)) {
      const word = isNewWord ? event.key : typed.current.word + event.key;
      typed.current = { word, at: event.timeStamp };
      const labels = items.map(({ textContent }) => textContent);
      next = typedIndex(word, labels, index, locale);
    }
    if (next === null) return;
    event.preventDefault();
    items[next]?.focus();
  };
}

import { type RefObject, useEffect } from 'react';
import { markWords } from './markWords.ts';

/**
 * Marks the found words in the messages on the screen, without touching their elements: through the browser's registry
 * of highlights, which `MessageBubble.styles.ts` gives their colours. A browser without it shows the hit's row only.
 */
export function useFoundMarks(
  root: RefObject<HTMLElement | null>,
  words: string,
  currentId: string | null,
): void {
  useEffect(() => {
    const element = root.current;
    if (!element || words.trim() === '' || !('highlights' in CSS)) return;
    const mark = (): void => {
      const { current, others } = markWords(element, words, currentId);
      CSS.highlights.set('fr-found', new Highlight(...others));
      CSS.highlights.set('fr-found-now', new Highlight(...current));
    };
    mark();
    // Rows come and go with scrolling, and translations arrive.
    const observer = new MutationObserver(mark);
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      CSS.highlights.delete('fr-found');
      CSS.highlights.delete('fr-found-now');
    };
  }, [root, words, currentId]);
}

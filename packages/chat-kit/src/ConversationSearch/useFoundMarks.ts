import { type RefObject, useEffect } from 'react';
import { findWords } from '../core/search/findWords.ts';

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

/** Texts of messages carry this attribute; what stands around them is not searched. */
const wordsSelector = '[data-words]';

function textNodesOf(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

function rangesIn(element: Element, words: string): Range[] {
  const nodes = textNodesOf(element);
  const text = nodes.map(({ data }) => data).join('');
  return findWords(text, words).map(({ start, end }) => {
    const range = document.createRange();
    let before = 0;
    for (const node of nodes) {
      const after = before + node.length;
      if (start >= before && start < after) range.setStart(node, start - before);
      if (end > before && end <= after) range.setEnd(node, end - before);
      before = after;
    }
    return range;
  });
}

/** The places of `words` in the rendered messages: those of the current hit, and the others. */
function markWords(root: Element, words: string, currentId: string | null) {
  const current: Range[] = [];
  const others: Range[] = [];
  for (const element of root.querySelectorAll(wordsSelector)) {
    const row = element.closest<HTMLElement>('[data-key]');
    (row?.dataset.key === currentId ? current : others).push(...rangesIn(element, words));
  }
  return { current, others };
}

import { type RefObject, useEffect } from 'react';
import { findWords, type TextRange } from '../core/search/findWords.ts';

/** The places of words in a text. */
type FindWords = (text: string, words: string) => readonly TextRange[];

/**
 * Marks the found words in the messages on the screen, without touching their elements: through the browser's registry
 * of highlights, which `MessageBubble.styles.ts` gives their colours. A browser without it shows the hit's row only.
 *
 * @param find how the words were searched for; default: as they stand, anywhere
 */
export function useFoundMarks(
  root: RefObject<HTMLElement | null>,
  words: string,
  currentId: string | null,
  find: FindWords = findWords,
): void {
  useEffect(() => {
    const element = root.current;
    if (!element || words.trim() === '' || !('highlights' in CSS)) return;
    let isShown = false;
    let stop = (): void => {};
    const mark = (): void => {
      const { current, others } = markWords(element, words, currentId, find);
      // Once for each hit; whoever scrolls away from it is not fetched back.
      if (current[0] && !isShown) {
        isShown = true;
        stop = showPlace(element, () => markWords(element, words, currentId, find).current[0]);
      }
      CSS.highlights.set('fr-found', new Highlight(...others));
      CSS.highlights.set('fr-found-now', new Highlight(...current));
    };
    mark();
    // Rows come and go with scrolling, and translations arrive.
    const observer = new MutationObserver(mark);
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      stop();
      CSS.highlights.delete('fr-found');
      CSS.highlights.delete('fr-found-now');
    };
  }, [root, words, currentId, find]);
}

/** Frames in which the place has to stay in the window, and in which it is looked at, at most. */
const [unchangedFrames, mostFrames] = [4, 90];

/**
 * Brings a found place into the window where the jump to its row is not enough: it lies in the hidden part of a text, or the
 * row is higher than the window. The list still measures its rows meanwhile, so the position is read again for some frames. Returns what stops that.
 */
function showPlace(root: HTMLElement, find: () => Range | undefined): () => void {
  let [frame, seen, frames] = [0, 0, 0];
  const look = (): void => {
    const range = find();
    const list = root.querySelector('[data-fr-part="message-list"]')?.firstElementChild;
    frames += 1;
    if (range && list) seen = isInWindow(range, list) ? seen + 1 : 0;
    if (seen < unchangedFrames && frames < mostFrames) frame = requestAnimationFrame(look);
  };
  frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}

/** Whether a place is seen in a list; if not, asks the text around it to show itself whole, or scrolls to it. */
function isInWindow(range: Range, list: Element): boolean {
  const [place, view] = [range.getBoundingClientRect(), list.getBoundingClientRect()];
  const cut = range.startContainer.parentElement?.closest<HTMLElement>('[data-cut]');
  if (cut) {
    // The last fifth fades out.
    const { bottom, height } = cut.getBoundingClientRect();
    if (place.bottom > bottom - height / 5) {
      cut.dispatchEvent(new Event('beforematch'));
      return false;
    }
  }
  if (place.top >= view.top && place.bottom <= view.bottom) return true;
  list.scrollTop += (place.top + place.bottom - view.top - view.bottom) / 2;
  return false;
}

/** Texts of messages carry this attribute; what stands around them is not searched. */
const wordsSelector = '[data-words]';

function textNodesOf(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}

function rangesIn(element: Element, words: string, find: FindWords): Range[] {
  const nodes = textNodesOf(element);
  const text = nodes.map(({ data }) => data).join('');
  return find(text, words).map(({ start, end }) => {
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
function markWords(root: Element, words: string, currentId: string | null, find: FindWords) {
  const current: Range[] = [];
  const others: Range[] = [];
  for (const element of root.querySelectorAll(wordsSelector)) {
    const row = element.closest<HTMLElement>('[data-key]');
    (row?.dataset.key === currentId ? current : others).push(...rangesIn(element, words, find));
  }
  return { current, others };
}

import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Topic } from '../core/model/Topic.ts';

/** Rows asked where they went: one of them may be the one that was moved. */
const asked = 3;

/** By how many rows the rows in view went down, or up when negative. */
export function rowShift(before: readonly Topic[], after: readonly Topic[], first: number): number {
  const shifts = before.slice(first, first + asked).flatMap(({ id }, offset) => {
    const index = after.findIndex((topic) => topic.id === id);
    return index < 0 ? [] : [index - first - offset];
  });
  return shifts.reduce((least, shift) => (Math.abs(shift) < Math.abs(least) ? shift : least), shifts[0] ?? 0);
}

/**
 * Keeps the rows under the reader's eye when conversations above them come, go or change places, and goes back to the
 * start for another search. A reader at the start stays there and sees what is newest.
 */
export function useKeptPlace(
  scroller: RefObject<HTMLElement | null>,
  topics: readonly Topic[],
  query: string | null,
): void {
  const known = useRef({ topics, query });
  useLayoutEffect(() => {
    const before = known.current;
    known.current = { topics, query };
    const element = scroller.current;
    if (!element || element.scrollTop <= 0 || before.topics === topics) return;
    if (before.query !== query) {
      element.scrollTop = 0;
      return;
    }
    const height = element.querySelector('[data-index]')?.getBoundingClientRect().height ?? 0;
    if (height <= 0) return;
    element.scrollTop += rowShift(before.topics, topics, Math.ceil(element.scrollTop / height)) * height;
  }, [scroller, topics, query]);
}

import { type RefObject, useEffect, useRef } from 'react';
import type { Topic } from '../core/model/Topic.ts';

/** The focus goes to another row when the one that had it has left the list, for example into the archive, or was pinned far away. */
export function useRowFocusReturn(
  list: RefObject<HTMLElement | null>,
  shown: readonly Topic[],
  focusRow: () => void,
): void {
  const focused = useRef<string | null>(null);
  const before = useRef(shown);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-topic]') : null;
      focused.current = row?.dataset.topic ?? null;
    };
    const element = list.current;
    element?.addEventListener('focusin', note);
    return () => element?.removeEventListener('focusin', note);
  }, [list]);

  useEffect(() => {
    const id = focused.current;
    const pinIn = (topics: readonly Topic[]) => topics.find((topic) => topic.id === id)?.pinnedAt ?? null;
    const isRepinned = pinIn(before.current) !== pinIn(shown);
    before.current = shown;
    const isThere = shown.some((topic) => topic.id === id);
    if (id === null || (isThere && !isRepinned)) return;
    if (!isThere) focused.current = null;
    if (document.activeElement === document.body) focusRow();
  }, [shown, focusRow]);
}

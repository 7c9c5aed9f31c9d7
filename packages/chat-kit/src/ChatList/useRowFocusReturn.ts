import { type RefObject, useEffect, useRef } from 'react';
import type { Topic } from '../core/model/Topic.ts';

/** The focus goes to another row when the one that had it has left the list, for example into the archive. */
export function useRowFocusReturn(
  list: RefObject<HTMLElement | null>,
  shown: readonly Topic[],
  focusRow: () => void,
): void {
  const focused = useRef<string | null>(null);
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
    if (id === null || shown.some((topic) => topic.id === id)) return;
    focused.current = null;
    if (document.activeElement === document.body) focusRow();
  }, [shown, focusRow]);
}

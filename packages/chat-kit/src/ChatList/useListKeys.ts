import { type KeyboardEvent, useCallback, useState } from 'react';
import type { Topic } from '../core/model/Topic.ts';

const pageRows = 8;

function target(key: string, index: number, count: number): number | null {
  switch (key) {
    case 'ArrowDown':
      return Math.min(index + 1, count - 1);
    case 'ArrowUp':
      return Math.max(index - 1, 0);
    case 'PageDown':
      return Math.min(index + pageRows, count - 1);
    case 'PageUp':
      return Math.max(index - pageRows, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/**
 * Moves the focus through a virtual list with the keyboard. The row it goes to may not be rendered yet: it takes the
 * focus as soon as it is rendered, and says so by `onFocused`.
 */
export function useListKeys(topics: readonly Topic[], show: (index: number) => void) {
  const [active, setActive] = useState<{ id: string; takesFocus: boolean } | null>(null);
  const onFocused = useCallback(
    () => setActive((before) => before && { id: before.id, takesFocus: false }),
    [],
  );

  const onKeyDown = (event: KeyboardEvent): void => {
    const item = (event.target as Element).closest<HTMLElement>('[data-index]');
    const next = item ? target(event.key, Number(item.dataset.index), topics.length) : null;
    const topic = next === null ? undefined : topics[next];
    if (next === null || !topic) return;
    event.preventDefault();
    show(next);
    setActive({ id: topic.id, takesFocus: true });
  };

  return {
    /** The row the keyboard has reached. */
    activeId: active?.id ?? null,
    /** The row that takes the focus when it is rendered. */
    focusId: active?.takesFocus ? active.id : null,
    onFocused,
    onKeyDown,
  };
}

import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
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

/** Moves the focus through a virtual list with the keyboard; the row may not be rendered before. */
export function useListKeys(
  list: RefObject<HTMLElement | null>,
  topics: readonly Topic[],
  show: (index: number) => void,
) {
  const [active, setActive] = useState<{ id: string; takesFocus: boolean } | null>(null);

  // The row to focus may only be rendered after the list has scrolled: tried after every render until it is there.
  useEffect(() => {
    if (!active?.takesFocus) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-topic="${CSS.escape(active.id)}"]`);
    if (!row) return;
    row.focus({ preventScroll: true });
    setActive({ id: active.id, takesFocus: false });
  });

  const onKeyDown = (event: KeyboardEvent): void => {
    const id = (event.target as HTMLElement).dataset.topic;
    const index = topics.findIndex((topic) => topic.id === id);
    const next = index < 0 ? null : target(event.key, index, topics.length);
    const topic = next === null ? undefined : topics[next];
    if (next === null || !topic) return;
    event.preventDefault();
    show(next);
    setActive({ id: topic.id, takesFocus: true });
  };

  return { activeId: active?.id ?? null, onKeyDown };
}

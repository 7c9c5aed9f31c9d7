import { useAim } from '@franca/ui/kit';
import { type RefObject, useEffect, useRef } from 'react';
import type { Topic } from '../core/model/Topic.ts';

/**
 * Conversations that stay where they are while somebody aims with a pointer inside an element: what comes or goes meanwhile would move
 * them away from under it. What is known of each goes on to change; what was removed altogether goes.
 *
 * @param topics the ones to show
 * @param all of which some may be held although they would not be shown any more
 */
export function useHeldTopics(
  element: RefObject<HTMLElement | null>,
  topics: readonly Topic[],
  all: readonly Topic[],
): readonly Topic[] {
  const isAimed = useAim(element);
  const held = useRef(topics);
  const shown = isAimed
    ? held.current.flatMap(({ id }) => all.find((topic) => topic.id === id) ?? [])
    : topics;
  useEffect(() => {
    if (!isAimed) held.current = topics;
  }, [isAimed, topics]);
  return shown;
}

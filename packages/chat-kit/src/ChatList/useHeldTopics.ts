import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Topic } from '../core/model/Topic.ts';

/** Milliseconds after its last movement for which a pointer is still on its way to something. */
const aimTime = 1500;

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
  const [isAimed, setAimed] = useState(false);
  const held = useRef(topics);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = (): void => {
      clearTimeout(timer);
      setAimed(false);
    };
    const aim = (): void => {
      clearTimeout(timer);
      timer = setTimeout(rest, aimTime);
      setAimed(true);
    };
    const listeners = { pointerenter: aim, pointermove: aim, pointerleave: rest, pointercancel: rest };
    for (const [name, listener] of Object.entries(listeners)) target.addEventListener(name, listener);
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of Object.entries(listeners)) target.removeEventListener(name, listener);
    };
  }, [element]);
  const shown = isAimed
    ? held.current.flatMap(({ id }) => all.find((topic) => topic.id === id) ?? [])
    : topics;
  useEffect(() => {
    if (!isAimed) held.current = topics;
  }, [isAimed, topics]);
  return shown;
}

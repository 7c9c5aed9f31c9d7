import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react';

/** Whether something is shown, closing, or removed. */
export type MountState = 'open' | 'closing' | 'gone';

/** Resolves when the animations that lead an element out have ended; those that never end are not waited for. */
async function hasLeft(element: Element | null): Promise<void> {
  const animations = element?.getAnimations?.() ?? [];
  const ending = animations.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/**
 * Keeps something on the page until it has left: `closing` stands in `data-state` while the leave animation of the
 * element runs, then comes `gone`. Returns the state and the ref of the animated element.
 */
export function useMountTransition(open: boolean): [MountState, RefCallback<Element>] {
  const element = useRef<Element>(null);
  const [kept, setKept] = useState(open);
  if (open && !kept) setKept(true);
  useEffect(() => {
    if (open || !kept) return;
    let awaited = true;
    void hasLeft(element.current).then(() => awaited && setKept(false));
    return () => {
      awaited = false;
    };
  }, [open, kept]);
  const setElement = useCallback((node: Element | null) => {
    element.current = node;
  }, []);
  return [open ? 'open' : kept ? 'closing' : 'gone', setElement];
}

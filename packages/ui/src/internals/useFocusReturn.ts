import { type RefObject, useEffect, useMemo } from 'react';

/** Focuses an element again after a layer has closed, unless the person has moved the focus elsewhere meanwhile. */
function giveFocusBack(element: Element | null, layer: Element): void {
  const { activeElement } = document;
  const isLost = !activeElement || activeElement === document.body || layer.contains(activeElement);
  if (isLost && element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true });
}

/**
 * Remembers where the focus is when something opens, and gives it back in the moment it closes. To be called before
 * the effect that moves the focus inside.
 */
export function useFocusReturn(open: boolean, layer: RefObject<Element | null>): void {
  // While rendering, for what takes the focus as soon as it is on the page ("autoFocus").
  const before = useMemo(() => (open ? document.activeElement : null), [open]);
  useEffect(() => {
    const element = layer.current;
    if (!open || !element) return;
    // By now a menu that closed in the same moment has given the focus back to its trigger.
    const { activeElement } = document;
    const origin = element.contains(activeElement) ? before : activeElement;
    return () => giveFocusBack(origin, element);
  }, [open, layer, before]);
}

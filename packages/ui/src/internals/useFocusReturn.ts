import { useEffect, useLayoutEffect, useMemo } from 'react';

/** Where the focus goes when a layer closes; on its element, because layers of different copies of this package open each other. */
const originsKey = Symbol.for('franca.focus-origins');

interface Surface extends Element {
  [originsKey]?: readonly HTMLElement[];
}

/**
 * An element; what around it can take the focus, such as the list of a row that is removed meanwhile; and where the focus goes
 * when the layer it stands in closes, and so on.
 */
function originsFrom(element: Element | null): readonly HTMLElement[] {
  if (!(element instanceof HTMLElement) || element === document.body) return [];
  const found = [element];
  for (let around: Surface | null = element; around; around = around.parentElement) {
    const origins = around[originsKey];
    if (around !== element && around instanceof HTMLElement && around.hasAttribute('tabindex'))
      found.push(around);
    if (origins) return [...found, ...origins];
  }
  return found;
}

/** It is on the page to stay. */
const stays = (element: HTMLElement) => element.isConnected && !element.closest('[data-state="closing"]');

/** Focuses what opened a layer, unless the focus has gone elsewhere meanwhile. */
function giveFocusBack(surface: Surface): void {
  const { activeElement } = document;
  const isLost = !activeElement || activeElement === document.body || surface.contains(activeElement);
  if (isLost) surface[originsKey]?.find(stays)?.focus({ preventScroll: true });
  delete surface[originsKey];
}

/**
 * Gives the focus back to what had it when something opened. The focus manager of Floating UI could, but decides before what takes
 * the focus next, such as the field of an answer that was chosen from a menu, and then takes it away from there; it also
 * knows no way back from an item of a menu that is gone: here, what opened the menu gets it.
 *
 * @param trigger gets the focus instead of what had it
 */
export function useFocusReturn(open: boolean, surface: Element | null, trigger: Element | null = null): void {
  // While rendering, for what takes the focus as soon as it is on the page.
  const origins = useMemo(
    () => (open && typeof document !== 'undefined' ? originsFrom(trigger ?? document.activeElement) : []),
    [open, trigger],
  );
  useLayoutEffect(() => {
    if (!open || !surface) return;
    const element: Surface = surface;
    const { activeElement } = document;
    // Whoever opened it may have moved the focus right after.
    const since = trigger || surface.contains(activeElement) ? [] : originsFrom(activeElement);
    element[originsKey] = since.length > 0 ? since : origins;
  }, [open, surface, origins, trigger]);
  useEffect(() => {
    // After all effects of the closing: until then the focus manager may keep what opened it inert.
    if (open && surface) return () => queueMicrotask(() => giveFocusBack(surface));
  }, [open, surface]);
}

import { type RefObject, useLayoutEffect, useMemo } from 'react';

/** Where the focus goes when a layer closes; on its element, because layers of different copies of this package open each other. */
const originsKey = Symbol.for('franca.focus-origins');

interface Surface extends Element {
  [originsKey]?: readonly HTMLElement[];
}

/** An element, and where the focus goes when the layer it stands in closes, and so on. */
function originsFrom(element: Element | null): readonly HTMLElement[] {
  if (!(element instanceof HTMLElement) || element === document.body) return [];
  for (let around: Surface | null = element; around; around = around.parentElement) {
    const origins = around[originsKey];
    if (origins) return [element, ...origins];
  }
  return [element];
}

/** It is on the page to stay. */
const stays = (element: HTMLElement) => element.isConnected && !element.closest('[data-state="closing"]');

/**
 * Where the focus is when something opens, for the focus manager to give it back: the manager looks later, when content may have
 * taken the focus as it appeared, and what opened it, such as the item of a menu, may be gone. Then what opened that gets it.
 * True where nothing had the focus, so that the manager decides.
 *
 * @param trigger gets the focus back instead, whatever had it
 */
export function useFocusOrigin(
  open: boolean,
  surface: Element | null,
  trigger: Element | null = null,
): RefObject<HTMLElement | null> | true {
  const origins = useMemo(
    () => (open && typeof document !== 'undefined' ? originsFrom(trigger ?? document.activeElement) : []),
    [open, trigger],
  );
  useLayoutEffect(() => {
    if (!surface || origins.length === 0) return;
    const element: Surface = surface;
    element[originsKey] = origins;
    return () => {
      delete element[originsKey];
    };
  }, [surface, origins]);
  return useMemo(
    () =>
      origins.length === 0 || {
        get current() {
          return origins.find(stays) ?? null;
        },
      },
    [origins],
  );
}

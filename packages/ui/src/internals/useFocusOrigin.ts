import { type RefObject, useMemo } from 'react';

/** The element that gets the focus back from a layer that opens now, or null where that is up to the focus manager. */
function findOrigin(): HTMLElement | null {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return null;
  // A menu that opens something closes in the same moment, and its item with it; the menu may be of another copy of this package.
  const menu = activeElement.closest('[role="menu"]');
  return menu
    ? document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(menu.id)}"]`)
    : activeElement;
}

/**
 * Where the focus is when something opens, for the focus manager to give it back: content that takes the focus as it
 * appears does so before the manager looks. True where the manager knows better.
 */
export function useFocusOrigin(open: boolean): RefObject<HTMLElement | null> | true {
  return useMemo(() => {
    const current = open && typeof document !== 'undefined' ? findOrigin() : null;
    return current ? { current } : true;
  }, [open]);
}

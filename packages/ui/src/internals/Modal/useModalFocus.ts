import { type RefObject, useEffect } from 'react';
import { giveFocusBack } from '../giveFocusBack.ts';
import { inertOutside } from '../inertOutside.ts';
import { lockScroll } from '../lockScroll.ts';
import { tabbables } from '../tabbables.ts';

/**
 * While open: the focus is inside, everything else is out of reach, and the page stands still. In the moment of
 * closing all of that is given back, before the surface has left.
 */
export function useModalFocus(
  open: boolean,
  surface: RefObject<HTMLElement | null>,
  initialFocus: RefObject<HTMLElement | null> | undefined,
): void {
  useEffect(() => {
    const element = surface.current;
    if (!open || !element) return;
    const before = document.activeElement;
    const free = inertOutside(element);
    const unlock = lockScroll();
    if (!element.contains(before)) {
      const first = initialFocus?.current ?? tabbables(element)[0] ?? element;
      first.focus({ preventScroll: true });
    }
    return () => {
      unlock();
      free();
      giveFocusBack(before, element);
    };
  }, [open, surface, initialFocus]);
}

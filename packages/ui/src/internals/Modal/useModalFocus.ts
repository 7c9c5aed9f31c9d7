import { type RefObject, useEffect } from 'react';
import { inertOutside } from '../inertOutside.ts';
import { lockScroll } from '../lockScroll.ts';
import { tabbables } from '../tabbables.ts';
import { useFocusReturn } from '../useFocusReturn.ts';

/**
 * While open: the focus is inside, everything else is out of reach, and the page stands still. In the moment of
 * closing all of that is given back, before the surface has left.
 */
export function useModalFocus(
  open: boolean,
  surface: RefObject<HTMLElement | null>,
  initialFocus: RefObject<HTMLElement | null> | undefined,
): void {
  // What opened the modal must be within reach again before it gets the focus back: effects end in their order.
  useEffect(() => {
    if (!open || !surface.current) return;
    const free = inertOutside(surface.current);
    const unlock = lockScroll();
    return () => {
      unlock();
      free();
    };
  }, [open, surface]);
  useFocusReturn(open, surface);
  useEffect(() => {
    const element = surface.current;
    if (!open || !element || element.contains(document.activeElement)) return;
    // What is off cannot take it; the surface always can.
    for (const stop of [initialFocus?.current, tabbables(element)[0], element]) {
      stop?.focus({ preventScroll: true });
      if (element.contains(document.activeElement)) return;
    }
  }, [open, surface, initialFocus]);
}

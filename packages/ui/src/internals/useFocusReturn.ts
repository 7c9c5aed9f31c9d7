import { type RefObject, useEffect } from 'react';
import { giveFocusBack } from './giveFocusBack.ts';

/** Remembers where the focus is when something opens, and gives it back in the moment it closes. */
export function useFocusReturn(open: boolean, layer: RefObject<Element | null>): void {
  useEffect(() => {
    if (!open) return;
    const before = document.activeElement;
    const own = layer.current;
    return () => {
      if (own) giveFocusBack(before, own);
    };
  }, [open, layer]);
}

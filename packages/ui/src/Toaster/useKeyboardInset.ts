import { type RefObject, useEffect } from 'react';

/** Keeps `--keyboard` of an element at the height of the keyboard on the screen, which covers what is fixed at the end. */
export function useKeyboardInset(element: RefObject<HTMLElement | null>, needed: boolean): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!needed || !viewport) return;
    const measure = () => {
      // Enlarged with two fingers, the viewport is small as well.
      const covered = viewport.scale > 1 ? 0 : window.innerHeight - viewport.height - viewport.offsetTop;
      element.current?.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
    };
    measure();
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
    };
  }, [element, needed]);
}

import { type RefObject, useEffect, useState } from 'react';

/** Whether the style sheet has taken an element out of the page and laid it over it; false on the server. */
export function useDrawn(element: RefObject<HTMLElement | null>): boolean {
  const [isDrawn, setDrawn] = useState(false);

  useEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const look = () => setDrawn(getComputedStyle(current).position === 'absolute');
    const observer = new ResizeObserver(look);
    // The frame gets wider and narrower with the window; the element itself may keep its width.
    observer.observe(current.parentElement ?? current);
    look();
    return () => observer.disconnect();
  }, [element]);

  return isDrawn;
}

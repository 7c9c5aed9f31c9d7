import { type RefObject, useLayoutEffect, useState } from 'react';

/** Where an element lies in its frame, in pixels. */
export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Follows where an element lies in the element around it; null while that is not wanted. */
export function usePlace(element: RefObject<HTMLElement | null>, isWanted: boolean): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    const target = element.current;
    const frame = target?.parentElement;
    if (!isWanted || !target || !frame) {
      setPlace(null);
      return undefined;
    }
    const measure = (): void => {
      const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = target;
      setPlace({ left, top, width, height });
    };
    // It calls back at once. Another size of the frame moves the element.
    const observer = new ResizeObserver(measure);
    observer.observe(target);
    observer.observe(frame);
    return () => observer.disconnect();
  }, [element, isWanted]);
  return place;
}

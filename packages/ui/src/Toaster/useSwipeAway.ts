import { type PointerEvent, useRef } from 'react';

/** Handlers for what can be swept aside. */
export interface SwipeAway {
  /** A finger comes down. */
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  /** The finger drags it along. */
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  /** The finger is lifted: it is dismissed, or comes back. */
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  /** The page scrolls instead. */
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

// Farther than a finger trembles, nearer than the edge of a phone.
const enough = 72;

/** Dismisses something by a swipe to either side. */
export function useSwipeAway(onAway: () => void): SwipeAway {
  const from = useRef<number>(null);
  const put = (element: HTMLElement, distance: number) => {
    element.style.translate = distance ? `${distance}px` : '';
    element.style.opacity = distance ? String(1 - Math.min(Math.abs(distance) / (2 * enough), 0.6)) : '';
  };
  const end = (event: PointerEvent<HTMLElement>, isDone: boolean) => {
    if (from.current === null) return;
    const distance = event.clientX - from.current;
    from.current = null;
    if (isDone && Math.abs(distance) > enough) onAway();
    else put(event.currentTarget, 0);
  };
  return {
    onPointerDown: ({ pointerType, clientX }) => {
      if (pointerType === 'touch') from.current = clientX;
    },
    onPointerMove: ({ currentTarget, clientX }) => {
      if (from.current !== null) put(currentTarget, clientX - from.current);
    },
    onPointerUp: (event) => end(event, true),
    onPointerCancel: (event) => end(event, false),
  };
}

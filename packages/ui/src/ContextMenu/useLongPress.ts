import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** A place in the window, in pixels. */
export interface PressPoint {
  /** Distance from the left edge. */
  x: number;
  /** Distance from the top edge. */
  y: number;
}

/** Handlers for what can be pressed long. */
export interface LongPress {
  /** Starts the clock when a finger comes down. */
  onPointerDown: (event: PointerEvent) => void;
  /** Stops it when the finger moves away. */
  onPointerMove: (event: PointerEvent) => void;
  /** Stops it when the finger is lifted. */
  onPointerUp: () => void;
  /** Stops it when the page scrolls instead. */
  onPointerCancel: () => void;
  /** Keeps the lifting of the finger from pressing what lies under it. */
  onClickCapture: (event: MouseEvent) => void;
}

const pressTime = 500;

// A resting finger trembles.
const tremble = 10;

/** Notices when a finger rests on something for half a second without moving. */
export function useLongPress(onLongPress: (point: PressPoint) => void): LongPress {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef<PressPoint>({ x: 0, y: 0 });
  const fired = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX: x, clientY: y }) => {
      stop();
      fired.current = false;
      if (pointerType !== 'touch' || !isPrimary) return;
      start.current = { x, y };
      timer.current = setTimeout(() => {
        fired.current = true;
        onLongPress({ x, y });
      }, pressTime);
    },
    onPointerMove: ({ clientX, clientY }) => {
      if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > tremble) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onClickCapture: (event) => {
      if (!fired.current) return;
      fired.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

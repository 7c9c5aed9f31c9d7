import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** A place in the window, in pixels. */
export interface PressPoint {
  /** Distance from the left edge. */
  readonly x: number;
  /** Distance from the top edge. */
  readonly y: number;
}

/** Ready props of an element that can be pressed long. */
export interface LongPressProps {
  /** Starts the clock when a finger or a pen comes down. */
  onPointerDown: (event: PointerEvent) => void;
  /** Stops it when the finger moves away, which scrolls. */
  onPointerMove: (event: PointerEvent) => void;
  /** Stops it when the finger is lifted. */
  onPointerUp: () => void;
  /** Stops it when the page scrolls instead. */
  onPointerCancel: () => void;
  /** Keeps the lifting of the finger from pressing what lies under it. */
  onClickCapture: (event: MouseEvent) => void;
}

const pressMilliseconds = 500;

// A resting finger trembles by this many pixels.
const tolerance = 10;

/**
 * Ready props that call back when a finger or a pen rests on an element for half a second without moving. A mouse has a
 * right button for the same.
 */
export function useLongPress(onLongPress: (point: PressPoint) => void): LongPressProps {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef<PressPoint>({ x: 0, y: 0 });
  const fired = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX: x, clientY: y }) => {
      stop();
      fired.current = false;
      if (pointerType === 'mouse' || !isPrimary) return;
      start.current = { x, y };
      timer.current = setTimeout(() => {
        fired.current = true;
        onLongPress({ x, y });
      }, pressMilliseconds);
    },
    onPointerMove: ({ clientX, clientY }) => {
      if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > tolerance) stop();
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

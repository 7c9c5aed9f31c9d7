import { type PointerEvent, useRef } from 'react';

const delay = 450;
const tolerance = 10;

/** Where a press is, in pixels of the window. */
export interface PressPoint {
  /** From the left. */
  readonly x: number;
  /** From the top. */
  readonly y: number;
}

/** Ready props that call back when a finger rests on an element for a moment; a moving finger scrolls. */
export function useLongPress(onPress: (point: PressPoint) => void) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null);
  const cancel = (): void => {
    clearTimeout(press.current?.timer);
    press.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      cancel();
      if (event.pointerType === 'mouse') return;
      const point = { x: event.clientX, y: event.clientY };
      press.current = { ...point, timer: setTimeout(() => onPress(point), delay) };
    },
    onPointerMove: (event: PointerEvent) => {
      const from = press.current;
      if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > tolerance) cancel();
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
  };
}

import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import { type PressPoint, useLongPress } from '../MessageRow/useLongPress.ts';

/** Ready props of an element whose menu opens by a right click, a long press, the menu key or Shift+F10. */
export function useMenuGestures(onMenu: (point: PressPoint) => void) {
  const wasLong = useRef(false);
  const press = useLongPress((point) => {
    wasLong.current = true;
    onMenu(point);
  });
  return {
    ...press,
    onPointerDown: (event: PointerEvent) => {
      wasLong.current = false;
      press.onPointerDown(event);
    },
    // The finger that is taken away after a long press has not pressed what it lay on.
    onClickCapture: (event: MouseEvent) => {
      if (wasLong.current) event.stopPropagation();
      wasLong.current = false;
    },
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      onMenu({ x: event.clientX, y: event.clientY });
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return;
      event.preventDefault();
      const { left, bottom } = (event.target as Element).getBoundingClientRect();
      onMenu({ x: left, y: bottom });
    },
  };
}

import { type PressPoint, useLongPress } from '@franca/ui/kit';
import type { KeyboardEvent, MouseEvent } from 'react';

/** Ready props of an element whose menu opens by a right click, a long press, the menu key or Shift+F10. */
export function useMenuGestures(onMenu: (point: PressPoint) => void) {
  return {
    ...useLongPress(onMenu),
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

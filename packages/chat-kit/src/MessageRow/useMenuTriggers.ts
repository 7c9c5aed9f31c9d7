import { type LongPressProps, type PressPoint, useLongPress } from '@franca/ui/kit';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { ConversationRow } from '../core/rows/buildRows.ts';

/** Ready props of a message row, for all the ways to its menu. */
export interface MenuTriggers {
  /** Of the row: Enter and Space. */
  readonly rowProps: { readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void };
  /** Of what the row shows: the right button, and a finger that rests. */
  readonly contentProps: LongPressProps & { readonly onContextMenu: (event: MouseEvent) => void };
  /** Of its menu button; null where the message has no menu. */
  readonly buttonProps: { readonly onClick: (event: MouseEvent<HTMLElement>) => void } | null;
}

function centreOf(element: Element): PressPoint {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + Math.min(box.height, 40) };
}

/** Opens the menu of a message where it was asked for; a recalled message has none. */
export function useMenuTriggers(
  row: ConversationRow,
  onMenu: (row: ConversationRow, point: PressPoint) => void,
): MenuTriggers {
  const hasMenu = !row.message.isRecalled;
  const longPress = useLongPress((point) => {
    if (hasMenu) onMenu(row, point);
  });
  return {
    rowProps: {
      onKeyDown: (event) => {
        if (!hasMenu || event.target !== event.currentTarget) return;
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onMenu(row, centreOf(event.currentTarget));
      },
    },
    contentProps: {
      ...longPress,
      onContextMenu: (event) => {
        // A link has the browser's own menu.
        if (!hasMenu || (event.target as Element).closest('a')) return;
        event.preventDefault();
        onMenu(row, { x: event.clientX, y: event.clientY });
      },
    },
    buttonProps: hasMenu ? { onClick: (event) => onMenu(row, centreOf(event.currentTarget)) } : null,
  };
}

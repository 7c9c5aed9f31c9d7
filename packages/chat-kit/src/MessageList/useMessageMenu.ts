import type { PressPoint } from '@franca/ui/kit';
import { type RefObject, useCallback, useState } from 'react';
import type { ConversationRow } from '../core/rows/buildRows.ts';

/** The one menu of a message list. */
export interface MessageMenuModel {
  /** Key of the row whose menu is open, or null. */
  readonly key: string | null;
  /** Where it is, in pixels of the window. */
  readonly point: PressPoint;
  /** Opens it. */
  readonly open: (row: ConversationRow, point: PressPoint) => void;
  /** Closes it; the focus goes back to its row. */
  readonly close: () => void;
}

/** Keeps which message has its menu open. */
export function useMessageMenu(scroller: RefObject<HTMLElement | null>): MessageMenuModel {
  const [menu, setMenu] = useState<{ key: string | null; point: PressPoint }>({
    key: null,
    point: { x: 0, y: 0 },
  });
  const open = useCallback((row: ConversationRow, point: PressPoint) => setMenu({ key: row.key, point }), []);
  const close = (): void => {
    const row = scroller.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(menu.key ?? '')}"]`);
    setMenu({ ...menu, key: null });
    row?.focus({ preventScroll: true });
  };
  return { ...menu, open, close };
}

import { type RefObject, use, useCallback, useState } from 'react';
import { ChatContext } from '../context/ChatContext.ts';
import type { PressPoint } from '../MessageRow/useLongPress.ts';

/** The one menu of a chat list. */
export interface TopicMenuModel {
  /** The conversation whose menu is open, or null. */
  readonly topicId: string | null;
  /** Where it is, in pixels of the window. */
  readonly point: PressPoint;
  /** Opens it; absent where a conversation can only be opened. */
  readonly open: ((topicId: string, point: PressPoint) => void) | undefined;
  /** Closes it; the focus goes back to its row. */
  readonly close: () => void;
}

const nowhere: PressPoint = { x: 0, y: 0 };

/** Keeps which conversation has its menu open. */
export function useTopicMenu(scroller: RefObject<HTMLElement | null>, hasInfo: boolean): TopicMenuModel {
  const port = use(ChatContext)?.port;
  const [menu, setMenu] = useState<{ topicId: string | null; point: PressPoint }>({
    topicId: null,
    point: nowhere,
  });
  const open = useCallback((topicId: string, point: PressPoint) => setMenu({ topicId, point }), []);
  const close = (): void => {
    setMenu({ topicId: null, point: nowhere });
    const row = `[data-id="${CSS.escape(menu.topicId ?? '')}"]`;
    scroller.current
      ?.querySelector<HTMLElement>(`${row} :is(button, a[href], [tabindex])`)
      ?.focus({ preventScroll: true });
  };
  const hasMenu = hasInfo || port?.setMuted !== undefined || port?.deleteHistory !== undefined;
  return { ...menu, open: hasMenu ? open : undefined, close };
}

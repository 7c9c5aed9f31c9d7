import type { PressPoint } from '@franca/ui/kit';
import { use, useCallback, useState } from 'react';
import { ChatContext } from '../context/ChatContext.ts';

/** The one menu of a chat list. */
export interface TopicMenuModel {
  /** The conversation whose menu is open, and where it is in pixels of the window; or null. */
  readonly shown: { readonly topicId: string; readonly point: PressPoint } | null;
  /** Opens it; absent where a conversation can only be opened. */
  readonly open: ((topicId: string, point: PressPoint) => void) | undefined;
  /** Closes it; the focus goes back to where it was. */
  readonly close: () => void;
}

/** Keeps which conversation has its menu open; `hasOwn`: whether the application offers something, whatever the port can. */
export function useTopicMenu(hasOwn: boolean): TopicMenuModel {
  const { setMuted, setArchived, setPinned, setUnread, deleteHistory } = use(ChatContext)?.port.topics ?? {};
  const [shown, setShown] = useState<TopicMenuModel['shown']>(null);
  const open = useCallback((topicId: string, point: PressPoint) => setShown({ topicId, point }), []);
  return {
    shown,
    open: hasOwn || setMuted || setArchived || setPinned || setUnread || deleteHistory ? open : undefined,
    close: () => setShown(null),
  };
}

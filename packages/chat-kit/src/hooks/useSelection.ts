import { useCallback, useMemo, useState } from 'react';
import type { ChatMessage } from '../core/model/Message.ts';
import { useChatOptions } from './useChatOptions.ts';

/** Several messages of a conversation that are chosen together. */
export interface SelectionModel {
  /** Client ids of the chosen messages; null while none are being chosen. */
  readonly chatIds: ReadonlySet<string> | null;
  /** Begins with a message. */
  readonly begin: (message: ChatMessage) => void;
  /** Takes a message in or out; no more are taken in than `selectionSize` says. */
  readonly toggle: (chatId: string) => void;
  /** Ends it: nothing is chosen any more. */
  readonly end: () => void;
}

/** Chooses several messages of a conversation. */
export function useSelection(): SelectionModel {
  // Each of them is a request of its own.
  const { selectionSize: most = 100 } = useChatOptions();
  const [chatIds, setChatIds] = useState<ReadonlySet<string> | null>(null);
  const begin = useCallback((message: ChatMessage) => setChatIds(new Set([message.chatId])), []);
  const end = useCallback(() => setChatIds(null), []);
  const toggle = useCallback(
    (chatId: string) =>
      setChatIds((before) => {
        const next = new Set(before);
        if (!next.delete(chatId) && next.size < most) next.add(chatId);
        return next;
      }),
    [most],
  );
  return useMemo(() => ({ chatIds, begin, toggle, end }), [chatIds, begin, toggle, end]);
}

import { useHydrated } from '@franca/ui/kit';
import { useCallback, useMemo, useState } from 'react';
import type { ChatMessage } from '../core/model/Message.ts';
import type { ConversationRow } from '../core/rows/buildRows.ts';
import { createRowBuilder } from '../core/rows/createRowBuilder.ts';
import { firstUnread } from '../core/rows/firstUnread.ts';
import type { TopicSnapshot } from '../core/store/TopicStore.ts';
import { useKinds } from '../kinds/useKinds.ts';
import { useChat } from './useChat.ts';
import { useDateText } from './useDateText.ts';
import { useToday } from './useToday.ts';

/** Options of {@link useConversationRows}. */
export interface ConversationRowsOptions {
  /** The present messages. */
  readonly snapshot: TopicSnapshot;
  /** Whether the first page is loaded, and `unreadCount` is the present one. */
  readonly isReady: boolean;
  /** Unread messages; the line above the first of them stays where it is once both are known. */
  readonly unreadCount: number;
}

/** The rows of the message list; a row whose content did not change stays the same object. */
export function useConversationRows(options: ConversationRowsOptions): readonly ConversationRow[] {
  const { snapshot, isReady, unreadCount } = options;
  const { port, options: chat } = useChat();
  const { grouping } = chat;
  const today = useToday();
  const now = useHydrated() ? today : null;
  const viewerId = port.viewer.id;
  const date = useDateText();
  const [unreadLine, setUnreadLine] = useState<string | null | undefined>(undefined);
  // Decided once, with the first page; what comes later is new, but not "unread at opening".
  if (isReady && unreadLine === undefined) {
    setUnreadLine(firstUnread(snapshot.messages, viewerId, unreadCount));
  }
  const [build] = useState(createRowBuilder);
  const kinds = useKinds();
  const standsAlone = useCallback(
    ({ content }: ChatMessage): boolean => kinds.of(content.kind).standsAlone ?? false,
    [kinds],
  );
  return useMemo(
    () =>
      build(snapshot.messages, {
        viewerId,
        now,
        firstUnread: unreadLine ?? null,
        hasOlder: snapshot.hasOlder,
        date,
        standsAlone,
        grouping,
      }),
    [build, snapshot.messages, snapshot.hasOlder, viewerId, now, unreadLine, date, standsAlone, grouping],
  );
}

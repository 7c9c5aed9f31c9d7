import { useState } from 'react';
import type { ConversationRow } from '../core/rows/buildRows.ts';

/** How many messages by others have come since the reader left the end of the list. */
export function useNewCount(rows: readonly ConversationRow[], isPinned: boolean): number {
  const last = rows.at(-1)?.key ?? null;
  const [seenUpTo, setSeenUpTo] = useState(last);
  if (isPinned && seenUpTo !== last) setSeenUpTo(last);
  if (isPinned || seenUpTo === last) return 0;
  const from = rows.findLastIndex((row) => row.key === seenUpTo);
  return rows.slice(from + 1).filter(({ isOwn, message }) => !isOwn && message.content.kind !== 'system')
    .length;
}

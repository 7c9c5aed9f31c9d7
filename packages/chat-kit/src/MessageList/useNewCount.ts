import { useState } from 'react';
import type { ConversationRow } from '../core/rows/buildRows.ts';
import { newestSeq, storedAfter } from './storedAfter.ts';

/** How many messages by others have come since the reader left the end of the list. */
export function useNewCount(rows: readonly ConversationRow[], isPinned: boolean): number {
  const last = newestSeq(rows);
  const [seenUpTo, setSeenUpTo] = useState(last);
  if (isPinned && seenUpTo !== last) setSeenUpTo(last);
  if (isPinned) return 0;
  return storedAfter(rows, seenUpTo).filter(
    ({ isOwn, message }) => !isOwn && message.content.kind !== 'system',
  ).length;
}

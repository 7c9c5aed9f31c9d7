import type { ConversationRow } from '../core/rows/buildRows.ts';

const isStored = ({ message }: ConversationRow): boolean => message.seq !== null;

/** The place in the topic of the newest stored message, 0 without one; those that wait on this device have none. */
export function newestSeq(rows: readonly ConversationRow[]): number {
  return rows.findLast(isStored)?.message.seq ?? 0;
}

/** The stored messages after a place in the topic, oldest first. */
export function storedAfter(rows: readonly ConversationRow[], seq: number): readonly ConversationRow[] {
  const last = rows.findLastIndex(({ message }) => message.seq !== null && message.seq <= seq);
  return rows.slice(last + 1).filter(isStored);
}

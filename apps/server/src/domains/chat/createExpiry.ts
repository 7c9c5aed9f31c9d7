import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { hiddenMessages, messages } from '../../db/schema/chat.ts';
import type { ChatContext } from './ChatContext.ts';
import type { FileRelease } from './createFileRelease.ts';
import { emptyMessages } from './emptyMessages.ts';
import { filesOf } from './ownStickers.ts';

/** Emptying messages whose time is over. */
export type Expiry = {
  /** Whether some message is to be emptied. */
  isDue: () => Promise<boolean>;
  /** Empties all that are due. */
  run: () => Promise<void>;
};

/** Messages that are emptied in one transaction, and topics that are looked up at once. */
const batchSize = 100;

/** What is due at a moment, in words of its index; `recalled_at` says which has been emptied since its time was over. */
const whereDue = (at: Date): SQL | undefined =>
  and(
    isNotNull(messages.expiresAt),
    lte(messages.expiresAt, at),
    or(isNull(messages.recalledAt), lt(messages.recalledAt, messages.expiresAt)),
  );

/**
 * Empties messages whose time is over, for everybody (docs/behaviour/messages.md, Disappearing messages): the rows stay, so that no
 * `chat_id` is used again. Two processes that do it at once empty each message once.
 */
export function createExpiry(context: ChatContext, releaseFiles: FileRelease['release']): Expiry {
  const { db, clock, topics } = context;
  const { changes, membership } = topics;

  /** Empties some of what is due in a topic; returns how many these were. */
  async function emptyIn(topicId: string): Promise<number> {
    const at = clock();
    const emptied = await db.transaction(async (tx) => {
      // The messages before their topic, as in recalling: two orders of locking could wait for each other.
      const due = await tx
        .select()
        .from(messages)
        .where(and(eq(messages.topicId, topicId), whereDue(at)))
        .orderBy(asc(messages.seq))
        .limit(batchSize)
        .for('no key update');
      if (due.length === 0) return undefined;
      const ids = due.map(({ id }) => id);
      await emptyMessages(context, { tx, ids, at });
      // They have no place in any list any more.
      await tx.delete(hiddenMessages).where(inArray(hiddenMessages.messageId, ids));
      const numbered = [];
      for (const { chatId: chat_id } of due) {
        const content = { chat_id };
        numbered.push({
          ...content,
          ...(await changes.append(tx, { topicId, kind: 'expire', content, at })),
        });
      }
      // None of a group that somebody has just deleted, and may bring back.
      const members = (await membership.ofTopics([topicId], tx)).get(topicId) ?? [];
      return { due, numbered, members };
    });
    if (!emptied) return 0;
    for (const change of emptied.numbered) changes.publish(change, emptied.members);
    await releaseFiles(emptied.due.flatMap(filesOf));
    return emptied.due.length;
  }

  async function topicsDue(limit: number): Promise<string[]> {
    const rows = await db
      .select({ topicId: messages.topicId })
      .from(messages)
      .where(whereDue(clock()))
      .groupBy(messages.topicId)
      .orderBy(sql`min(${messages.expiresAt})`)
      .limit(limit);
    return rows.map(({ topicId }) => topicId);
  }

  return {
    isDue: async () => (await topicsDue(1)).length > 0,
    run: async () => {
      for (let due = await topicsDue(batchSize); due.length > 0; due = await topicsDue(batchSize))
        for (const topicId of due) while ((await emptyIn(topicId)) === batchSize);
    },
  };
}

import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { messages, pollVotes, reactions } from '../../db/schema/chat.ts';
import type { ChatContext } from './ChatContext.ts';
import { noContent } from './noContent.ts';
import { isOwnSticker } from './ownStickers.ts';

/** One account whose messages another one takes over. */
export type AuthorChange = { userId: string; placeholderId: string };

/** Whose messages are: for accounts that are deleted (docs/behaviour/account-data.md, Messages of a deleted account). */
export type Authorship = {
  /** Some of the topics in which somebody has written. */
  topicsOf: (userId: string, limit: number) => Promise<string[]>;
  /**
   * Gives the messages of a topic to a placeholder. Texts stay; what held a file, a sticker of their own, a place or a contact is emptied like a recalled
   * message. Reactions and votes go, polls end, and no id of the account stays in what others wrote.
   */
  replace: (tx: Database, topicId: string, change: AuthorChange) => Promise<void>;
  /** Recalls the copies of a file that others forwarded: the file is about to go. */
  dropFile: (url: string) => Promise<void>;
};

/** Authorship over the database. */
export function createAuthorship(context: ChatContext): Authorship {
  const { attachmentTexts, db, clock, translations, topics } = context;

  async function empty(tx: Database, where: ReturnType<typeof and>): Promise<string[]> {
    const emptied = await tx
      .update(messages)
      .set({ ...noContent, recalledAt: clock() })
      .where(and(where, isNull(messages.recalledAt)))
      .returning({ id: messages.id });
    const ids = emptied.map(({ id }) => id);
    if (ids.length === 0) return [];
    await tx.delete(reactions).where(inArray(reactions.messageId, ids));
    await tx.delete(pollVotes).where(inArray(pollVotes.messageId, ids));
    await translations.remove(ids, tx);
    await attachmentTexts().remove(ids, tx);
    return ids;
  }

  return {
    topicsOf: async (userId, limit) => {
      const rows = await db
        .selectDistinct({ topicId: messages.topicId })
        .from(messages)
        .where(eq(messages.senderId, userId))
        .limit(limit);
      return rows.map(({ topicId }) => topicId);
    },
    replace: async (tx, topicId, { userId, placeholderId }) => {
      const own = and(eq(messages.topicId, topicId), eq(messages.senderId, userId));
      const hasMore = or(
        sql`${messages.attachments} <> '[]'::jsonb`,
        inArray(messages.type, ['location', 'contact']),
        isOwnSticker,
      );
      await empty(tx, and(own, hasMore));
      const inTopic = tx.select({ id: messages.id }).from(messages).where(eq(messages.topicId, topicId));
      await tx
        .delete(reactions)
        .where(and(eq(reactions.userId, userId), inArray(reactions.messageId, inTopic)));
      await tx
        .delete(pollVotes)
        .where(and(eq(pollVotes.userId, userId), inArray(pollVotes.messageId, inTopic)));
      // Nobody else could end them.
      const ended = JSON.stringify({ ended_at: clock().toISOString() });
      await tx
        .update(messages)
        .set({ poll: sql`${messages.poll} || ${ended}::jsonb` })
        .where(and(own, sql`${messages.poll} ->> 'ended_at' is null and ${messages.poll} is not null`));
      const renamed = (column: unknown) =>
        sql`replace(${column}::text, ${userId}::text, ${placeholderId}::text)`;
      const { callRoom, metaData, mentions, system } = messages;
      await tx
        .update(messages)
        .set({
          senderId: sql`case when ${messages.senderId} = ${userId} then ${placeholderId}::uuid else ${messages.senderId} end`,
          chatId: renamed(messages.chatId),
          callRoom: sql`${renamed(callRoom)}::jsonb`,
          metaData: sql`${renamed(metaData)}::jsonb`,
          mentions: sql`${renamed(mentions)}::jsonb`,
          system: sql`${renamed(system)}::jsonb`,
        })
        .where(
          and(
            eq(messages.topicId, topicId),
            or(
              eq(messages.senderId, userId),
              sql`strpos(concat(${callRoom}::text, ${metaData}::text, ${mentions}::text, ${system}::text), ${userId}::text) > 0`,
            ),
          ),
        );
    },
    dropFile: async (url) => {
      // Words of the index: it holds only messages with files.
      const hasFile = sql`${messages.attachments} <> '[]'::jsonb
        and ${messages.attachments} @> ${JSON.stringify([{ origin_url: url }])}::jsonb`;
      const copies = await db
        .select({ id: messages.id, topicId: messages.topicId, chatId: messages.chatId })
        .from(messages)
        .where(or(hasFile, and(isOwnSticker, eq(messages.content, url))));
      for (const { id, topicId, chatId } of copies) {
        const [self, ...others] = (await topics.membership.ofTopics([topicId])).get(topicId) ?? [];
        if (!self) continue;
        const members = { topicId, self, others, all: [self, ...others], isBlocked: false };
        await topics.changes.record(members, 'recall', async (tx) => {
          const emptied = await empty(tx, eq(messages.id, id));
          return emptied.length > 0 ? { chat_id: chatId } : undefined;
        });
      }
    },
  };
}

import { type Attachment, chatEvents } from '@franca/contract';
import { and, eq, sql } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import { appendChange } from '../../db/appendChange.ts';
import { messages, reactions } from '../../db/schema/chat.ts';
import { topicChanges } from '../../db/schema/topics.ts';
import { users } from '../../db/schema/users.ts';
import type { ChatContext, ReaderView } from './ChatContext.ts';
import { findInTopic } from './findMessage.ts';

const noContent = { content: null, attachments: [], metaData: null, contactId: null, language: null };

/**
 * Recalls one of the caller's own messages for everybody (1 §2): its content is gone from the database, also from
 * its translations. Recalling again answers the first recall.
 */
export function createRecall(context: ChatContext) {
  const { db, clock, publisher, translations, files, topicTouched } = context;

  async function firstRecall(topicId: string, chatId: string): Promise<number> {
    const [change] = await db
      .select({ seq: topicChanges.seq })
      .from(topicChanges)
      .where(
        and(
          eq(topicChanges.topicId, topicId),
          eq(topicChanges.kind, 'recall'),
          sql`${topicChanges.payload} ->> 'chat_id' = ${chatId}`,
        ),
      );
    if (!change) throw new Refusal('message_not_found');
    return change.seq;
  }

  /** A forwarded copy keeps its files when the first message is recalled; the last gives them up, unless they are faces. */
  async function releaseFiles(attachments: readonly Attachment[]): Promise<void> {
    for (const { origin_url } of attachments) {
      const holds = sql`${messages.attachments} @> ${JSON.stringify([{ origin_url }])}::jsonb`;
      const [copy] = await db.select({ id: messages.id }).from(messages).where(holds).limit(1);
      const [face] = await db
        .select({ id: users.id })
        .from(users)
        .where(eq(users.avatar, origin_url))
        .limit(1);
      if (!copy && !face) await files.release(origin_url);
    }
  }

  return async (
    { topicId, self: { userId }, all }: ReaderView,
    chatId: string,
  ): Promise<{ chat_id: string; seq: number }> => {
    const message = await findInTopic(db, topicId, chatId);
    if (!message) throw new Refusal('message_not_found');
    if (message.senderId !== userId) throw new Refusal('recall_refused');
    const at = clock();
    const seq = await db.transaction(async (tx) => {
      const [recalled] = await tx
        .update(messages)
        .set({ ...noContent, recalledAt: at })
        .where(and(eq(messages.id, message.id), sql`${messages.recalledAt} is null`))
        .returning({ id: messages.id });
      if (!recalled) return undefined;
      await tx.delete(reactions).where(eq(reactions.messageId, message.id));
      await translations.forget([message.id], tx);
      return appendChange(tx, { topicId, kind: 'recall', payload: { chat_id: chatId }, at });
    });
    if (seq === undefined) return { chat_id: chatId, seq: await firstRecall(topicId, chatId) };
    const payload = {
      kind: 'recall' as const,
      seq,
      topic_id: topicId,
      date: at.toISOString(),
      chat_id: chatId,
    };
    for (const { userId: memberId } of all) {
      publisher.toMember(topicId, memberId, chatEvents.deleteChat, { topic_id: topicId }, payload);
    }
    topicTouched(topicId, []);
    await releaseFiles(message.attachments);
    return { chat_id: chatId, seq };
  };
}

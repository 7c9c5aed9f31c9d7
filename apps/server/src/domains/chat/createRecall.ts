import type { Attachment } from '@franca/contract';
import { and, eq, sql } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import { messages, reactions } from '../../db/schema/chat.ts';
import type { TopicMembers } from '../topics/Topics.ts';
import type { ChatContext } from './ChatContext.ts';
import { findInTopic } from './findMessage.ts';

const noContent = {
  content: null,
  attachments: [],
  mentions: [],
  metaData: null,
  contactId: null,
  language: null,
};

/**
 * Recalls one of the caller's own messages for everybody: its content is gone from the database, also from
 * its translations. Recalling again answers the first recall.
 */
export function createRecall(context: ChatContext) {
  const { db, clock, topics, translations, files, users } = context;

  /** A forwarded copy keeps its files when the first message is recalled; the last gives them up, unless they are avatars. */
  async function releaseFiles(attachments: readonly Attachment[]): Promise<void> {
    for (const { origin_url } of attachments) {
      // Words of the index: it holds only messages with files.
      const holds = sql`${messages.attachments} <> '[]'::jsonb
        and ${messages.attachments} @> ${JSON.stringify([{ origin_url }])}::jsonb`;
      const [copy] = await db.select({ id: messages.id }).from(messages).where(holds).limit(1);
      if (!copy && !(await users.isAvatar(origin_url))) await files.release(origin_url);
    }
  }

  return async (members: TopicMembers, chatId: string): Promise<{ chat_id: string; seq: number }> => {
    const { topicId, self } = members;
    const message = await findInTopic(db, topicId, chatId);
    if (!message) throw new Refusal('message_not_found');
    if (message.senderId !== self.userId) throw new Refusal('recall_refused');
    const change = await topics.changes.record(members, 'recall', async (tx) => {
      const [recalled] = await tx
        .update(messages)
        .set({ ...noContent, recalledAt: clock() })
        .where(and(eq(messages.id, message.id), sql`${messages.recalledAt} is null`))
        .returning({ id: messages.id });
      if (!recalled) return undefined;
      await tx.delete(reactions).where(eq(reactions.messageId, message.id));
      await translations.remove([message.id], tx);
      return { chat_id: chatId };
    });
    if (change) await releaseFiles(message.attachments);
    const seq = change?.seq ?? (await topics.changes.findRecall({ topicId, chatId }));
    if (seq === undefined) throw new Refusal('message_not_found');
    return { chat_id: chatId, seq };
  };
}

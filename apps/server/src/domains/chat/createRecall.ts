import { and, eq, sql } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import { messages, pinnedMessages, pollVotes, reactions, starredMessages } from '../../db/schema/chat.ts';
import type { TopicMembers } from '../topics/Topics.ts';
import type { ChatContext } from './ChatContext.ts';
import type { FileRelease } from './createFileRelease.ts';
import { findInTopic } from './findMessage.ts';
import { noContent } from './noContent.ts';

/**
 * Recalls one of the caller's own messages for everybody: its content is gone from the database, also from
 * its translations. Recalling again answers the first recall.
 */
export function createRecall(context: ChatContext, releaseFiles: FileRelease['release']) {
  const { attachmentTexts, db, clock, topics, translations } = context;
  return async (members: TopicMembers, chatId: string): Promise<{ chat_id: string; seq: number }> => {
    const { topicId, self } = members;
    const message = await findInTopic({ db, clock }, topicId, chatId);
    if (!message || message.type === 'system') throw new Refusal('message_not_found');
    if (message.senderId !== self.userId) throw new Refusal('recall_refused');
    const change = await topics.changes.record(members, 'recall', async (tx) => {
      const [recalled] = await tx
        .update(messages)
        .set({ ...noContent, recalledAt: clock() })
        .where(and(eq(messages.id, message.id), sql`${messages.recalledAt} is null`))
        .returning({ id: messages.id });
      if (!recalled) return undefined;
      await tx.delete(reactions).where(eq(reactions.messageId, message.id));
      await tx.delete(pollVotes).where(eq(pollVotes.messageId, message.id));
      await tx.delete(starredMessages).where(eq(starredMessages.messageId, message.id));
      await tx.delete(pinnedMessages).where(eq(pinnedMessages.messageId, message.id));
      await translations.remove([message.id], tx);
      await attachmentTexts().remove([message.id], tx);
      return { chat_id: chatId };
    });
    if (change) await releaseFiles(message.attachments.map(({ origin_url }) => origin_url));
    const seq = change?.seq ?? (await topics.changes.findRecall({ topicId, chatId }));
    if (seq === undefined) throw new Refusal('message_not_found');
    return { chat_id: chatId, seq };
  };
}

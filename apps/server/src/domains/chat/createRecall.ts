import { and, eq, isNull } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import { messages } from '../../db/schema/chat.ts';
import type { TopicMembers } from '../topics/Topics.ts';
import type { ChatContext } from './ChatContext.ts';
import type { FileRelease } from './createFileRelease.ts';
import { emptyMessages } from './emptyMessages.ts';
import { findInTopic } from './findMessage.ts';
import { filesOf } from './ownStickers.ts';

/**
 * Recalls one of the caller's own messages for everybody: its content is gone from the database, also from
 * its translations. Recalling again answers the first recall.
 */
export function createRecall(context: ChatContext, releaseFiles: FileRelease['release']) {
  const { db, clock, topics } = context;
  return async (members: TopicMembers, chatId: string): Promise<{ chat_id: string; seq: number }> => {
    const { topicId, self } = members;
    const message = await findInTopic({ db, clock }, topicId, chatId);
    if (!message || message.type === 'system') throw new Refusal('message_not_found');
    if (message.senderId !== self.userId) throw new Refusal('recall_refused');
    const change = await topics.changes.record(members, 'recall', async (tx) => {
      const [present] = await tx
        .select({ id: messages.id })
        .from(messages)
        .where(and(eq(messages.id, message.id), isNull(messages.recalledAt)))
        .for('no key update');
      if (!present) return undefined;
      await emptyMessages(context, { tx, ids: [present.id], at: clock() });
      return { chat_id: chatId };
    });
    if (change) await releaseFiles(filesOf(message));
    const seq = change?.seq ?? (await topics.changes.findRecall({ topicId, chatId }));
    if (seq === undefined) throw new Refusal('message_not_found');
    return { chat_id: chatId, seq };
  };
}

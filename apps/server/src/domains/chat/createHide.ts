import { Refusal } from '../../core/Refusal.ts';
import { hiddenMessages } from '../../db/schema/chat.ts';
import type { TopicMembers } from '../topics/Topics.ts';
import type { ChatContext } from './ChatContext.ts';
import { findInTopic } from './findMessage.ts';

/** Deletes a message for the caller alone. Deleting it again answers the first time. */
export function createHide({ db, clock, topics }: ChatContext) {
  return async (members: TopicMembers, chatId: string): Promise<{ chat_id: string; seq: number }> => {
    const { topicId, self } = members;
    const { userId } = self;
    const message = await findInTopic({ db, clock }, topicId, chatId);
    if (!message || message.seq <= self.clearedSeq) throw new Refusal('message_not_found');
    const hidden = { chat_id: chatId, user_id: userId };
    const change = await topics.changes.record(members, 'hide', async (tx) => {
      const added = await tx
        .insert(hiddenMessages)
        .values({ messageId: message.id, userId })
        .onConflictDoNothing()
        .returning();
      return added.length > 0 ? hidden : undefined;
    });
    const seq = change?.seq ?? (await topics.changes.findHide({ topicId, chatId, userId }));
    if (seq === undefined) throw new Refusal('message_not_found');
    return { chat_id: chatId, seq };
  };
}

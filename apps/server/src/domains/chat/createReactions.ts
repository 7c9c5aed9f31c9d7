import type { Reaction } from '@franca/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import { messages, reactions } from '../../db/schema/chat.ts';
import type { TopicMembers } from '../topics/Topics.ts';
import type { ChatContext } from './ChatContext.ts';
import { findInTopic } from './findMessage.ts';

/** The reactions of a message after a change. */
export type ReactionAnswer = { chat_id: string; reactions: Reaction[]; seq: number };

/** Sets the caller's one reaction to a message, or removes it. */
export function createReactions({ db, clock, topics }: ChatContext) {
  return async (
    members: TopicMembers,
    { chatId, emoji }: { chatId: string; emoji: string | null },
  ): Promise<ReactionAnswer> => {
    const { topicId, self, isBlocked } = members;
    if (isBlocked) throw new Refusal('blocked');
    const { userId } = self;
    const message = await findInTopic({ db, clock }, topicId, chatId);
    if (!message || message.type === 'system' || message.seq <= self.clearedSeq)
      throw new Refusal('message_not_found');
    const at = clock();
    const change = await topics.changes.record(members, 'reaction', async (tx) => {
      // The lock keeps a recall waiting: nothing may be left at a message whose content is gone.
      const [present] = await tx
        .select({ id: messages.id })
        .from(messages)
        .where(and(eq(messages.id, message.id), isNull(messages.recalledAt)))
        .for('no key update');
      if (!present) throw new Refusal('message_not_found');
      const own = and(eq(reactions.messageId, message.id), eq(reactions.userId, userId));
      if (emoji === null) await tx.delete(reactions).where(own);
      else {
        await tx
          .insert(reactions)
          .values({ messageId: message.id, userId, emoji, createdAt: at })
          .onConflictDoUpdate({ target: [reactions.messageId, reactions.userId], set: { emoji } });
      }
      const rows = await tx
        .select()
        .from(reactions)
        .where(eq(reactions.messageId, message.id))
        .orderBy(reactions.createdAt);
      const list = rows.map((row) => ({ user_id: row.userId, emoji: row.emoji }));
      return { chat_id: message.chatId, reactions: list };
    });
    if (!change) throw new Refusal('message_not_found');
    return { chat_id: change.chat_id, reactions: change.reactions, seq: change.seq };
  };
}

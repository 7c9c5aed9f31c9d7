import { isMet, type Message } from '@franca/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import { databaseProblem } from '../../db/Database.ts';
import { messages, type StoredPoll } from '../../db/schema/chat.ts';
import type { ChatContext, MessageRow } from './ChatContext.ts';
import type { Idempotency } from './createIdempotency.ts';
import type { NewMessage } from './createInsertMessage.ts';
import type { MessageStore } from './createMessageStore.ts';
import { findByChatId, requireOwnChatId } from './findMessage.ts';
import { isExpired } from './isExpired.ts';
import { storeInGroup } from './storeInGroup.ts';

/** To whom a message is sent on: a person, or everybody in a conversation. */
export type ForwardTarget = { userId: string } | { topicId: string };

/** A message to be sent on. */
type Forwarding = { fromChatId: string; newChatId: string; target: ForwardTarget };

/** Sending messages on to other people. */
export type Forwarder = {
  /**
   * Sends a copy of a message the caller can read to a person or a conversation. Nobody gets two from one sender: a second
   * forward returns the copy that is there, unless it was recalled.
   */
  forward: (userId: string, forwarding: Forwarding) => Promise<Message>;
  /** Ids of the people and of the groups to which the caller has forwarded a message. */
  forwardedTo: (userId: string, chatId: string) => Promise<{ userIds: string[]; topicIds: string[] }>;
};

/** A poll that is sent on begins anew: its end stays where it still lies ahead. */
const renewed = (poll: StoredPoll, now: Date): StoredPoll => ({
  ...poll,
  ended_at: null,
  ends_at: poll.ends_at !== null && poll.ends_at > now.toISOString() ? poll.ends_at : null,
});

/** Forwarding over the database. */
export function createForwarder(
  context: ChatContext,
  { store, storeIfUnchanged }: MessageStore,
  idempotency: Idempotency,
): Forwarder {
  const { db, clock, topics } = context;

  /** The copies of a message that a person sent on and did not recall. */
  const whereCopy = (messageId: string, userId: string) =>
    and(eq(messages.senderId, userId), eq(messages.forwardId, messageId), isNull(messages.recalledAt));

  async function requireReadable(userId: string, chatId: string): Promise<MessageRow> {
    const message = await findByChatId(db, chatId);
    if (!message) throw new Refusal('message_not_found');
    const { self } = await topics.membership.require({ topicId: message.topicId, userId });
    const isThere = message.recalledAt === null && !isExpired(message, clock());
    const isReadable = isThere && message.seq > self.clearedSeq;
    if (!isReadable || message.type === 'call' || message.type === 'system')
      throw new Refusal('message_not_found');
    return message;
  }

  /** The copy that is there already; the index that refused the second one holds for two at once, too. */
  async function answerCopy(copy: NewMessage, error: unknown): Promise<Message> {
    if (!copy.forwardId || databaseProblem(error)?.constraint !== 'messages_forwarded') throw error;
    const [sent] = await db
      .select()
      .from(messages)
      .where(and(whereCopy(copy.forwardId, copy.senderId), eq(messages.topicId, copy.topicId)));
    if (!sent) throw new Refusal('conflict');
    return idempotency.answer(sent, copy.senderId);
  }

  async function forwardNew(userId: string, { fromChatId, newChatId, target }: Forwarding): Promise<Message> {
    const original = await requireReadable(userId, fromChatId);
    const topicId =
      'topicId' in target ? target.topicId : await topics.ensurePrivate({ userId, otherId: target.userId });
    const { self, all, isBlocked } = await topics.membership.require({ topicId, userId });
    if (!isMet('openTopic', self)) throw new Refusal('not_permitted');
    if (isBlocked) throw new Refusal('blocked');
    const { seq: _seq, system: _none, expiresAt: _ends, id, ...content } = original;
    const poll = original.poll && renewed(original.poll, clock());
    const own = {
      topicId,
      senderId: userId,
      chatId: newChatId,
      replyId: null,
      mentions: [],
      isSilent: false,
      createdAt: clock(),
    };
    const copy = { ...content, ...own, poll, forwardId: id };
    const stored = self.topic.isGroup
      ? storeInGroup(storeIfUnchanged, { self, all }, async () => copy)
      : store(copy, all);
    return stored.catch((error: unknown) => answerCopy(copy, error));
  }

  return {
    forward: async (userId, forwarding) => {
      requireOwnChatId(userId, forwarding.newChatId);
      return idempotency.run({ chatId: forwarding.newChatId, userId }, () => forwardNew(userId, forwarding));
    },
    forwardedTo: async (userId, chatId) => {
      const { id } = await requireReadable(userId, chatId);
      const copies = await db
        .select({ topicId: messages.topicId })
        .from(messages)
        .where(whereCopy(id, userId));
      const members = await topics.membership.ofTopics(copies.map(({ topicId }) => topicId));
      const targets = { userIds: new Set<string>(), topicIds: new Set<string>() };
      for (const [topicId, inTopic] of members) {
        if (inTopic.some(({ topic }) => topic.isGroup)) targets.topicIds.add(topicId);
        else for (const member of inTopic) targets.userIds.add(member.userId);
      }
      targets.userIds.delete(userId);
      return { userIds: [...targets.userIds], topicIds: [...targets.topicIds] };
    },
  };
}

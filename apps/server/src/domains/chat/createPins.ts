import { limits, type PinnedMessage } from '@franca/contract';
import { and, desc, eq, gt, isNull, not, sql } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { messages, pinnedMessages } from '../../db/schema/chat.ts';
import type { TopicMembers } from '../topics/Topics.ts';
import type { ChatContext } from './ChatContext.ts';
import type { MessageRenderer } from './createMessageRenderer.ts';
import { findInTopic } from './findMessage.ts';
import { isHiddenFrom } from './isHidden.ts';

/** Whether a message is pinned, and the number of the change that pinned or unpinned it. */
export type PinAnswer = { chat_id: string; is_pinned: boolean; seq: number };

/** Messages that are pinned for everybody in a topic: every member may pin and unpin, as all members of a group may do the same. */
export function createPins({ db, clock, topics, users }: ChatContext, renderer: MessageRenderer) {
  /** Pins a message that is still there; false where it is pinned already. */
  async function insert(
    tx: Database,
    pin: { messageId: string; topicId: string; pinnedBy: string },
  ): Promise<boolean> {
    const { messageId, topicId } = pin;
    // The message before its topic, as in recalling: two orders of locking could wait for each other.
    const [present] = await tx
      .select({ id: messages.id })
      .from(messages)
      .where(and(eq(messages.id, messageId), isNull(messages.recalledAt)))
      .for('no key update');
    if (!present) throw new Refusal('message_not_found');
    await topics.changes.lock(tx, topicId);
    const pinned = await tx
      .select({ messageId: pinnedMessages.messageId })
      .from(pinnedMessages)
      .where(eq(pinnedMessages.topicId, topicId));
    if (pinned.some((row) => row.messageId === messageId)) return false;
    if (pinned.length >= limits.pinnedMessages) throw new Refusal('pins_full');
    await tx.insert(pinnedMessages).values({ ...pin, createdAt: clock() });
    return true;
  }

  async function set(members: TopicMembers, chatId: string, isPinned: boolean): Promise<PinAnswer> {
    const { topicId, self, isBlocked } = members;
    const { userId } = self;
    if (isBlocked) throw new Refusal('blocked');
    const message = await findInTopic({ db, clock }, topicId, chatId);
    const isThere = message && message.type !== 'system' && message.seq > self.clearedSeq;
    if (!isThere) throw new Refusal('message_not_found');
    const messageId = message.id;
    const change = await topics.changes.record(members, 'pin', async (tx) => {
      const isNew = isPinned
        ? await insert(tx, { messageId, topicId, pinnedBy: userId })
        : (await tx.delete(pinnedMessages).where(eq(pinnedMessages.messageId, messageId)).returning())
            .length > 0;
      return isNew ? { chat_id: message.chatId, user_id: userId, is_pinned: isPinned } : undefined;
    });
    const before = { topicId, chatId: message.chatId };
    const seq = change?.seq ?? (await topics.changes.findPin(before)) ?? message.seq;
    return { chat_id: message.chatId, is_pinned: isPinned, seq };
  }

  async function list({ topicId, self, all }: TopicMembers): Promise<PinnedMessage[]> {
    const found = await db
      .select({ row: messages, pin: pinnedMessages })
      .from(pinnedMessages)
      .innerJoin(messages, eq(messages.id, pinnedMessages.messageId))
      .where(
        and(
          eq(pinnedMessages.topicId, topicId),
          gt(messages.seq, self.clearedSeq),
          not(isHiddenFrom(sql`messages.id`, sql`${self.userId}`)),
        ),
      )
      .orderBy(desc(pinnedMessages.createdAt), desc(messages.seq));
    const rows = found.map(({ row }) => row);
    const [rendered, others] = await Promise.all([
      renderer.renderForOnline(rows, self),
      users.find(found.flatMap(({ pin }) => pin.pinnedBy ?? [])),
    ]);
    // Members as the reader sees them: behind a block as they were when it began.
    const people = new Map(
      [...others.map(({ id, name, avatar }) => ({ userId: id, name, avatar })), ...all].map(
        ({ userId, name, avatar }) => [userId, { _id: userId, name, avatar }],
      ),
    );
    const byId = new Map(rendered.map((message) => [message._id, message]));
    return found.flatMap(({ row, pin }) => {
      const message = byId.get(row.id);
      if (!message || message.recalled) return [];
      const by = { ...message.by, ...people.get(row.senderId) };
      const pinnedBy = pin.pinnedBy ? (people.get(pin.pinnedBy) ?? null) : null;
      return [{ message: { ...message, by }, by: pinnedBy, pinned_at: pin.createdAt.toISOString() }];
    });
  }

  return { pin: set, pins: list };
}

import { chatEvents, plans, type Topic } from '@franca/contract';
import { and, count, eq, sql } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { topicMembers, topics } from '../../db/schema/topics.ts';
import { users } from '../../db/schema/users.ts';
import type { TopicView } from './createMembership.ts';
import type { TopicsContext } from './TopicsContext.ts';

/** Private conversations: opening and deleting them. */
export type PrivateTopics = {
  /** The topic of two people, made when it is missing and the opener's plan has room for it (readings A20). */
  ensure: (userId: string, targetId: string, at?: Date) => Promise<string>;
  /** Opens the topic for the caller and answers it. */
  open: (userId: string, targetId: string) => Promise<Topic>;
  /** Clears the caller's side and hides the topic until the next message (readings C15, C17). */
  remove: (members: TopicView) => Promise<void>;
};

/** On the free plan a person may begin this many private chats (0 §9). */
const freePrivateChats = 1;

/** Both members in the order in which the topic keeps them. */
function pairOf(one: string, other: string): { pairLow: string; pairHigh: string } {
  const [pairLow = one, pairHigh = other] = [one.toLowerCase(), other.toLowerCase()].sort();
  return { pairLow, pairHigh };
}

/** Private topics over the database. */
export function createPrivateTopics(context: TopicsContext): PrivateTopics {
  const { db, clock, publisher, reader } = context;

  async function find({ pairLow, pairHigh }: ReturnType<typeof pairOf>): Promise<string | undefined> {
    const [row] = await db
      .select({ id: topics.id })
      .from(topics)
      .where(and(eq(topics.pairLow, pairLow), eq(topics.pairHigh, pairHigh)));
    return row?.id;
  }

  async function requireRoom(tx: Database, userId: string): Promise<void> {
    // The row lock makes two openings at once count one after the other. It is the weak one, because the members'
    // foreign keys lock both people: two who open their topic at once would wait for each other.
    const [opener] = await tx
      .select({ package: users.package })
      .from(users)
      .where(eq(users.id, userId))
      .for('no key update');
    const most = plans[opener?.package ?? 'free'].privateChats;
    if (most === null) return;
    const [row] = await tx
      .select({ begun: count() })
      .from(topics)
      .where(and(eq(topics.createdBy, userId), eq(topics.isGroup, false)));
    if ((row?.begun ?? 0) >= most) throw new Refusal('not_permitted');
  }

  async function ensure(userId: string, targetId: string, at = clock()): Promise<string> {
    if (userId === targetId) throw new Refusal('friend_self');
    const pair = pairOf(userId, targetId);
    const existing = await find(pair);
    if (existing) return existing;
    const [target] = await db.select({ id: users.id }).from(users).where(eq(users.id, targetId));
    if (!target) throw new Refusal('user_not_found');
    const made = await db.transaction(async (tx) => {
      await requireRoom(tx, userId);
      const [topic] = await tx
        .insert(topics)
        .values({ ...pair, createdBy: userId, createdAt: at, updatedAt: at })
        .onConflictDoNothing({ target: [topics.pairLow, topics.pairHigh] })
        .returning({ id: topics.id });
      if (!topic) return undefined;
      // Nobody's chat list shows a conversation in which nobody has written anything; `open` shows it to the opener.
      await tx
        .insert(topicMembers)
        .values(
          [userId, targetId].map((id) => ({ topicId: topic.id, userId: id, joinedAt: at, isHidden: true })),
        );
      return topic.id;
    });
    const topicId = made ?? (await find(pair));
    if (!topicId) throw new Refusal('conflict');
    return topicId;
  }

  return {
    ensure,
    open: async (userId, targetId) => {
      const topicId = await ensure(userId, targetId);
      const own = and(eq(topicMembers.topicId, topicId), eq(topicMembers.userId, userId));
      const shown = await db
        .update(topicMembers)
        .set({ isHidden: false })
        .where(and(own, eq(topicMembers.isHidden, true)))
        .returning({ topicId: topicMembers.topicId });
      const topic = await reader.get(topicId, userId);
      if (shown.length > 0) publisher.toUser(userId, chatEvents.newTopic, {}, topic);
      return topic;
    },
    remove: async ({ topicId, self: { userId } }) => {
      const newest = sql`(select last_seq from topics where id = ${topicId})`;
      await db
        .update(topicMembers)
        .set({ isHidden: true, clearedSeq: newest, seenSeq: newest })
        .where(and(eq(topicMembers.topicId, topicId), eq(topicMembers.userId, userId)));
      publisher.toUser(userId, chatEvents.deleteTopic, {}, { topic_id: topicId });
    },
  };
}

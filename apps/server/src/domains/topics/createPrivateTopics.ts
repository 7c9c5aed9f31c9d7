import { chatEvents, isMet, type PackageName, planIncludes, type Topic } from '@franca/contract';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { type Pair, pairOf } from '../../core/pairOf.ts';
import { Refusal } from '../../core/Refusal.ts';
import type { RateLimiter } from '../../db/createRateLimiter.ts';
import type { Database } from '../../db/Database.ts';
import { topicMembers, topics } from '../../db/schema/topics.ts';
import { users } from '../../db/schema/users.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { Publisher } from '../../ports/Publisher.ts';
import type { Contacts } from '../contacts/Contacts.ts';
import type { TopicViews } from './createTopicViews.ts';
import type { TopicMembers, Topics } from './Topics.ts';

/** Private conversations: opening and deleting them. */
export type PrivateTopics = {
  /** Id of the private topic of two users, made when it is missing and the first one's plan has room for it. */
  ensure: Topics['ensurePrivate'];
  /** Id of the private topic of two users, if there is one. */
  find: (pair: Pair) => Promise<string | undefined>;
  /** Opens the topic for the caller and answers it. */
  open: (pair: { userId: string; otherId: string }) => Promise<Topic>;
  /** Clears the caller's side and hides the topic until the next message. */
  remove: (members: TopicMembers) => Promise<void>;
};

/** What private topics are built on. */
export type PrivateTopicsOptions = {
  /** Where topics are kept. */
  db: Database;
  /** Present time. */
  clock: Clock;
  /** Counts the conversations that somebody begins. */
  limiter: RateLimiter;
  /** What an account may do by the plan that is stored for it. */
  planOf: (stored: PackageName) => PackageName;
  /** Whether one of two people blocks the other. */
  isBlocked: Contacts['isBlocked'];
  /** Reaches the devices of those concerned. */
  publisher: Publisher<'/chat'>;
  /** Topics as their members see them. */
  views: TopicViews;
};

/** Private topics over the database. */
export function createPrivateTopics({
  db,
  clock,
  limiter,
  planOf,
  isBlocked,
  publisher,
  views,
}: PrivateTopicsOptions): PrivateTopics {
  async function find({ pairLow, pairHigh }: Pair): Promise<string | undefined> {
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
    const plan = planOf(opener?.package ?? 'free');
    if (planIncludes(plan, 'unlimitedPrivateChats')) return;
    const [row] = await tx
      .select({ begun: count() })
      .from(topics)
      .where(and(eq(topics.createdBy, userId), eq(topics.isGroup, false)));
    const begunChats = row?.begun ?? 0;
    if (!isMet('furtherPrivateChat', { plan, begunChats })) throw new Refusal('not_permitted');
  }

  const ensure: Topics['ensurePrivate'] = async ({ userId, otherId, at = clock() }) => {
    if (userId === otherId) throw new Refusal('friend_self');
    const pair = pairOf(userId, otherId);
    const existing = await find(pair);
    if (existing) return existing;
    const [target] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, otherId), isNull(users.deletedAt)));
    if (!target) throw new Refusal('user_not_found');
    if (await isBlocked({ userId, otherId })) throw new Refusal('blocked');
    const retryAfter = await limiter('conversations', userId);
    if (retryAfter > 0) throw new Refusal('rate_limited', { retryAfter });
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
          [userId, otherId].map((id) => ({ topicId: topic.id, userId: id, joinedAt: at, isHidden: true })),
        );
      return topic.id;
    });
    const topicId = made ?? (await find(pair));
    if (!topicId) throw new Refusal('conflict');
    return topicId;
  };

  return {
    ensure,
    find,
    open: async (pair) => {
      const { userId } = pair;
      const topicId = await ensure(pair);
      const own = and(eq(topicMembers.topicId, topicId), eq(topicMembers.userId, userId));
      const shown = await db
        .update(topicMembers)
        .set({ isHidden: false })
        .where(and(own, eq(topicMembers.isHidden, true)))
        .returning({ topicId: topicMembers.topicId });
      const topic = await views.get({ topicId, userId });
      if (shown.length > 0) publisher.toUser(userId, chatEvents.newTopic, {}, topic);
      return topic;
    },
    remove: async ({ topicId, self: { userId } }) => {
      const newest = sql`(select last_seq from topics where id = ${topicId})`;
      await db
        .update(topicMembers)
        .set({ isHidden: true, clearedSeq: newest, seenSeq: newest, pinnedAt: null })
        .where(and(eq(topicMembers.topicId, topicId), eq(topicMembers.userId, userId)));
      publisher.toUser(userId, chatEvents.deleteTopic, {}, { topic_id: topicId });
    },
  };
}

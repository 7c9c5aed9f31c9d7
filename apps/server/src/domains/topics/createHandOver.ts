import { chatEvents } from '@franca/contract';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import { pairOf } from '../../core/pairOf.ts';
import type { Database } from '../../db/Database.ts';
import { endedGroupMembers, topicChanges, topicMembers, topics } from '../../db/schema/topics.ts';
import type { Publisher } from '../../ports/Publisher.ts';
import type { TopicListUpdates } from './createTopicListUpdates.ts';
import type { Membership, Topics } from './Topics.ts';

/** What handing over is built on. */
export type HandOverOptions = {
  db: Database;
  publisher: Publisher<'/chat'>;
  lists: Pick<TopicListUpdates, 'update'>;
  membership: Pick<Membership, 'ofTopics'>;
};

/** Topics that are looked for at once. */
const batch = 100;

/** What others see in place of a person in the stored changes of a topic. */
const nobody = { name: 'Deleted account', avatar: null, country: null, language: null, accent: null };

/**
 * Takes an account out of its conversations: in private ones a placeholder takes its place, groups it has left before, and those
 * that nobody is left in go. Each in a transaction of its own, so that it can be done again from wherever it stopped.
 */
export function createHandOver(options: HandOverOptions): Topics['handOver'] {
  const { db, publisher, lists, membership } = options;

  async function topicsOf(userId: string): Promise<string[]> {
    const rows = await db
      .selectDistinct({ id: topics.id })
      .from(topics)
      .leftJoin(topicMembers, eq(topicMembers.topicId, topics.id))
      .leftJoin(endedGroupMembers, eq(endedGroupMembers.topicId, topics.id))
      .where(
        or(
          eq(topicMembers.userId, userId),
          eq(endedGroupMembers.userId, userId),
          eq(topics.createdBy, userId),
          eq(topics.pairLow, userId),
          eq(topics.pairHigh, userId),
        ),
      )
      .limit(batch);
    return rows.map(({ id }) => id);
  }

  /** Replaces the account in what is stored of earlier changes. */
  async function rewriteChanges(tx: Database, topicId: string, userId: string, placeholderId: string) {
    const { payload } = topicChanges;
    await tx
      .update(topicChanges)
      .set({ payload: sql`replace(${payload}::text, ${userId}::text, ${placeholderId}::text)::jsonb` })
      .where(and(eq(topicChanges.topicId, topicId), sql`strpos(${payload}::text, ${userId}::text) > 0`));
    const members = sql`(select jsonb_agg(case when member ->> '_id' = ${placeholderId}
      then member || ${JSON.stringify(nobody)}::jsonb else member end)
      from jsonb_array_elements(${payload} -> 'members') member)`;
    await tx
      .update(topicChanges)
      .set({ payload: sql`jsonb_set(${payload}, '{members}', ${members})` })
      .where(
        and(
          eq(topicChanges.topicId, topicId),
          sql`jsonb_typeof(${payload} -> 'members') = 'array' and jsonb_array_length(${payload} -> 'members') > 0
            and strpos(${payload}::text, ${placeholderId}::text) > 0`,
        ),
      );
  }

  /** Whether somebody else was in a group that was just deleted, and may undo that. */
  async function isRestorable(tx: Database, topicId: string, userId: string): Promise<boolean> {
    const others = and(eq(endedGroupMembers.topicId, topicId), ne(endedGroupMembers.userId, userId));
    return (await tx.$count(endedGroupMembers, others)) > 0;
  }

  async function handOver(
    topicId: string,
    { userId, placeholderId, replace }: Parameters<Topics['handOver']>[0],
  ): Promise<void> {
    const remaining = await db.transaction(async (tx) => {
      const [topic] = await tx.select().from(topics).where(eq(topics.id, topicId)).for('update');
      if (!topic) return [];
      const all = (await membership.ofTopics([topicId], tx)).get(topicId) ?? [];
      const others = all.filter((member) => member.userId !== userId && !member.isDeleted);
      if (others.length === 0 && !(await isRestorable(tx, topicId, userId))) {
        await tx.delete(topics).where(eq(topics.id, topicId));
        return [];
      }
      await replace(tx, topicId);
      await rewriteChanges(tx, topicId, userId, placeholderId);
      const createdBy = topic.createdBy === userId ? null : topic.createdBy;
      if (topic.isGroup) {
        await tx.update(topics).set({ createdBy }).where(eq(topics.id, topicId));
      } else {
        const otherId = topic.pairLow === userId ? topic.pairHigh : topic.pairLow;
        const pair = otherId === null ? {} : pairOf(placeholderId, otherId);
        await tx
          .update(topics)
          .set({ createdBy, ...pair })
          .where(eq(topics.id, topicId));
        await tx.execute(sql`insert into topic_members (topic_id, user_id, joined_at, cleared_seq, seen_seq, seen_time)
          select topic_id, ${placeholderId}, joined_at, cleared_seq, seen_seq, seen_time
          from topic_members where topic_id = ${topicId} and user_id = ${userId} on conflict do nothing`);
      }
      for (const table of [topicMembers, endedGroupMembers])
        await tx.delete(table).where(and(eq(table.topicId, topicId), eq(table.userId, userId)));
      return others;
    });
    if (remaining.length === 0) return;
    for (const member of remaining)
      publisher.toUser(member.userId, chatEvents.topicRewritten, {}, { topic_id: topicId });
    lists.update(topicId);
  }

  return async (request) => {
    for (let ids = await topicsOf(request.userId); ids.length > 0; ids = await topicsOf(request.userId))
      for (const id of ids) await handOver(id, request);
    // What was written in groups that were left before.
    for (let ids = await request.writtenIn(batch); ids.length > 0; ids = await request.writtenIn(batch))
      for (const id of ids) await handOver(id, request);
  };
}

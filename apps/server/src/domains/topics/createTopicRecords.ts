import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { topicMembers, topics } from '../../db/schema/topics.ts';
import { whereNotBlocked } from '../../db/shared/contacts.ts';
import { isLocalOnlyIn } from '../../db/shared/topics.ts';
import type { Topics } from './Topics.ts';

/** What the rows of topics are read and changed by for other domains. */
export type TopicRecordsOptions = {
  db: Database;
  /** Shows the present version of a topic in the chat lists of its members. */
  updateLists: Topics['updateLists'];
};

/** The rows of topics and members, as other domains read and change them. */
export function createTopicRecords({
  db,
  updateLists,
}: TopicRecordsOptions): Pick<
  Topics,
  | 'updateGroupsOf'
  | 'updateListsOf'
  | 'dropImage'
  | 'isPicture'
  | 'isLocalOnly'
  | 'find'
  | 'setMessageLifetime'
  | 'markSeen'
> {
  return {
    updateGroupsOf: async (userId) => {
      const groups = await db
        .select({ id: topics.id })
        .from(topics)
        .where(and(eq(topics.createdBy, userId), eq(topics.isGroup, true)));
      for (const { id } of groups) updateLists(id);
    },
    updateListsOf: async (userId) => {
      const shared = await db
        .select({ id: topics.id })
        .from(topics)
        .innerJoin(topicMembers, eq(topicMembers.topicId, topics.id))
        .where(and(eq(topicMembers.userId, userId), whereNotBlocked(topics.pairLow, topics.pairHigh)));
      for (const { id } of shared) updateLists(id);
    },
    dropImage: async (url) => {
      const shown = await db
        .update(topics)
        .set({ image: null })
        .where(eq(topics.image, url))
        .returning({ id: topics.id });
      for (const { id } of shown) updateLists(id);
    },
    isPicture: async (url) => {
      const [topic] = await db.select({ id: topics.id }).from(topics).where(eq(topics.image, url)).limit(1);
      return topic !== undefined;
    },
    isLocalOnly: async (topicId) => {
      const [row] = await db
        .select({ isLocalOnly: isLocalOnlyIn(sql`${topicId}::uuid`) })
        .from(sql`(select 1) as always`);
      return row?.isLocalOnly ?? false;
    },
    find: async (topicId) => {
      const [topic] = await db.select().from(topics).where(eq(topics.id, topicId));
      return topic;
    },
    setMessageLifetime: async (tx, topicId, lifetime) => {
      const [topic] = await tx
        .update(topics)
        .set({ messageLifetime: lifetime })
        .where(and(eq(topics.id, topicId), sql`${topics.messageLifetime} is distinct from ${lifetime}`))
        .returning();
      return topic;
    },
    markSeen: async (tx, { topicId, userId, seq, at }) => {
      // The topic first, as in sending: two orders of locking could wait for each other.
      await tx.select({ id: topics.id }).from(topics).where(eq(topics.id, topicId)).for('no key update');
      const own = and(eq(topicMembers.topicId, topicId), eq(topicMembers.userId, userId));
      const moved = await tx
        .update(topicMembers)
        .set({ seenSeq: seq, seenTime: at, isMarkedUnread: false })
        .where(and(own, lt(topicMembers.seenSeq, seq)))
        .returning({ userId: topicMembers.userId });
      return moved.length > 0;
    },
  };
}

import { limits } from '@franca/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { endedGroupMembers, topicMembers, topics } from '../../db/schema/topics.ts';
import type { GroupRecords, Membership } from './Topics.ts';

/** Groups and their members in the database. */
export function createGroupRecords(db: Database, membership: Membership): GroupRecords {
  return {
    insert: async (tx, { name, image, createdBy, at }) => {
      const [made] = await tx
        .insert(topics)
        .values({ isGroup: true, name, image, createdBy, createdAt: at, updatedAt: at })
        .returning({ id: topics.id });
      if (!made) throw new Error('The group that was made was not returned.');
      return made.id;
    },
    lock: async (tx, { topicId, userId }) => {
      // The group first, as in sending: two orders of locking could wait for each other.
      const [group] = await tx
        .select({ name: topics.name, image: topics.image, theme: topics.theme })
        .from(topics)
        .where(eq(topics.id, topicId))
        .for('no key update');
      const memberIds = group ? await membership.idsOf(topicId, tx) : [];
      if (!group || !memberIds.includes(userId)) throw new Refusal('topic_not_found');
      return { ...group, memberIds };
    },
    update: async (tx, topicId, changed) => {
      await tx.update(topics).set(changed).where(eq(topics.id, topicId));
    },
    erase: async (tx, topicId) => {
      await tx.delete(topics).where(eq(topics.id, topicId));
    },
    end: async (tx, { topicId, userId, at }) => {
      // Statements that were written for its members must not find them unchanged, and numbers of changes are never negative.
      await tx.update(topics).set({ membersSeq: -1 }).where(eq(topics.id, topicId));
      await tx.execute(sql`insert into ended_group_members (topic_id, user_id, membership, ended_at, ended_by)
        select topic_id, user_id, to_jsonb(topic_members), ${at.toISOString()}::timestamptz, ${userId}::uuid
        from topic_members where topic_id = ${topicId}`);
      await tx.delete(topicMembers).where(eq(topicMembers.topicId, topicId));
    },
    findEnded: async (tx, topicId) => {
      const [group] = await tx
        .select({ name: topics.name, image: topics.image })
        .from(topics)
        .where(eq(topics.id, topicId))
        .for('no key update');
      if (!group) return undefined;
      const { userId, endedAt, endedBy } = endedGroupMembers;
      const rows = await tx
        .select({ userId, endedAt, endedBy })
        .from(endedGroupMembers)
        .where(eq(endedGroupMembers.topicId, topicId));
      const [first] = rows;
      return first && { ...group, ...first, memberIds: rows.map((row) => row.userId) };
    },
    restore: async (tx, topicId) => {
      await tx.execute(sql`insert into topic_members
        select (jsonb_populate_record(null::topic_members, membership)).* from ended_group_members
        where topic_id = ${topicId}`);
      await tx.delete(endedGroupMembers).where(eq(endedGroupMembers.topicId, topicId));
      // Whoever pinned others meanwhile would have more than there may be.
      await tx.execute(sql`update topic_members back set pinned_at = null
        where topic_id = ${topicId} and pinned_at is not null and ${limits.pinnedTopics} <
          (select count(*) from topic_members pinned where pinned.user_id = back.user_id and pinned.pinned_at is not null)`);
    },
    join: async (tx, { topicId, userIds, seq, at }) => {
      // What was written before is not theirs to read: it counts as deleted on their side.
      const own = { topicId, joinedAt: at, clearedSeq: seq - 1, seenSeq: seq - 1 };
      await tx.insert(topicMembers).values(userIds.map((userId) => ({ ...own, userId })));
    },
    leave: async (tx, { topicId, userId }) => {
      await tx
        .delete(topicMembers)
        .where(and(eq(topicMembers.topicId, topicId), eq(topicMembers.userId, userId)));
    },
    ofMember: async (userId) => {
      const rows = await db
        .select({ topicId: topicMembers.topicId })
        .from(topicMembers)
        .innerJoin(topics, eq(topics.id, topicMembers.topicId))
        .where(and(eq(topicMembers.userId, userId), eq(topics.isGroup, true)));
      return rows.map(({ topicId }) => topicId);
    },
    sharedBetween: async (ids, otherIds) => {
      const [own, theirs] = [alias(topicMembers, 'own'), alias(topicMembers, 'theirs')];
      const rows = await db
        .selectDistinct({ userId: own.userId, otherId: theirs.userId })
        .from(own)
        .innerJoin(theirs, eq(theirs.topicId, own.topicId))
        .where(and(inArray(own.userId, [...ids]), inArray(theirs.userId, [...otherIds])));
      const shared = new Set(rows.map(({ userId, otherId }) => `${userId} ${otherId}`));
      return (userId, otherId) => shared.has(`${userId} ${otherId}`);
    },
  };
}

import { isMet, limits, type PackageName } from '@franca/contract';
import { and, count, eq, inArray, or, sql } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { topicMembers, topics } from '../../db/schema/topics.ts';
import { type MemberRow, parseMemberRows, selectMemberRows, selectMembersAsJson } from './memberColumns.ts';
import { fingerprintOf, isFingerprint } from './memberFingerprint.ts';
import type { Membership, NamedMembers, TopicMember, TopicMembers } from './Topics.ts';

/** What membership is built on. */
export type MembershipOptions = {
  /** Where members are kept. */
  db: Database;
  /** BCP 47 tag of a profile's language name. */
  codeOfLanguage: (name: string) => string;
  /** What an account may do by the plan that is stored for it. */
  planOf: (stored: PackageName) => PackageName;
};

/** A member as another one sees them: behind a block as they were when it began. */
export function asSeenBy(viewerId: string, member: TopicMember): TopicMember {
  if (!member.keptProfile || member.userId === viewerId) return member;
  const { name, avatar, country, language, accent, is_verified: isVerified } = member.keptProfile;
  return { ...member, name, avatar, country, language, accent, isVerified };
}

/** Membership over the database. */
export function createMembership({ db, codeOfLanguage, planOf }: MembershipOptions): Membership {
  const ofOne = selectMemberRows(db)
    .where(eq(topicMembers.topicId, sql.placeholder('topicId')))
    .prepare('topic_members_of');

  const toTopicMember = (row: MemberRow): TopicMember => {
    const { isGroup, privateTranslationUntil, groupTranslationUntil, ...rest } = row;
    const plan = planOf(row.package);
    // A server without plans opens everything, whoever made it.
    const creatorPlan = planOf(row.creatorPackage ?? 'free');
    const topic = { isGroup, creatorPlan };
    return {
      ...rest,
      plan,
      topic,
      isTranslated: isMet('translation', { plan, topic }),
      translatedUntil: isGroup ? groupTranslationUntil : privateTranslationUntil,
      reads: row.readingLanguage ?? codeOfLanguage(row.language),
    };
  };

  function toMembers(topicId: string, rows: readonly MemberRow[], userId: string): TopicMembers {
    const all = rows.map((row) => asSeenBy(userId, toTopicMember(row)));
    const self = all.find((member) => member.userId === userId);
    if (!self) throw new Refusal('topic_not_found');
    const others = all.filter((member) => member !== self);
    return { topicId, self, all, others, isBlocked: all.some((member) => member.blocks) };
  }

  return {
    require: async ({ topicId, userId }) => toMembers(topicId, await ofOne.execute({ topicId }), userId),
    selectMembers: selectMembersAsJson,
    readMembers: (value, { topicId, userId }) => toMembers(topicId, parseMemberRows(value), userId),
    fingerprint: fingerprintOf,
    isUnchanged: isFingerprint,
    since: async ({ topicId, userId }) => {
      const [row] = await db
        .select({ joinedAt: topicMembers.joinedAt })
        .from(topicMembers)
        .where(and(eq(topicMembers.topicId, topicId), eq(topicMembers.userId, userId)));
      return row?.joinedAt;
    },
    outline: async (topicId) => {
      const rows = await db
        .select({ userId: topicMembers.userId, isGroup: topics.isGroup, name: topics.name })
        .from(topicMembers)
        .innerJoin(topics, eq(topics.id, topicMembers.topicId))
        .where(inArray(topicMembers.topicId, [topicId]));
      const [first] = rows;
      return {
        ids: rows.map(({ userId }) => userId),
        isGroup: first?.isGroup ?? false,
        name: first?.name ?? null,
      };
    },
    idsOf: async (topicId, tx = db) => {
      const rows = await tx
        .select({ userId: topicMembers.userId })
        .from(topicMembers)
        .where(inArray(topicMembers.topicId, [topicId]));
      return rows.map(({ userId }) => userId);
    },
    ofTopics: async (topicIds, tx = db) => {
      const found = new Map<string, TopicMember[]>(topicIds.map((id) => [id, []]));
      if (topicIds.length === 0) return found;
      const rows = await selectMemberRows(tx).where(inArray(topicMembers.topicId, [...topicIds]));
      for (const row of rows) found.get(row.topicId)?.push(toTopicMember(row));
      return found;
    },
    ofPerson: async (userId) => {
      const rows = await selectMemberRows(db).where(eq(topicMembers.userId, userId));
      return new Map(rows.map((row) => [row.topicId, toTopicMember(row)]));
    },
    namedIn: async (topicIds, userId) => {
      const found = new Map<string, NamedMembers>(topicIds.map((id) => [id, { members: [], count: 0 }]));
      if (topicIds.length === 0) return found;
      const wanted = [...topicIds];
      // The first of each by the index, instead of all of them: a group may have 500.
      const first = sql`(select first.topic_id, first.user_id from topics one
        cross join lateral (select topic_id, user_id from topic_members
          where topic_id = one.id order by user_id limit ${limits.namedMembers}) first
        where ${inArray(sql`one.id`, wanted)})`;
      const isNamed = sql`(${topicMembers.topicId}, ${topicMembers.userId}) in ${first}`;
      const isIn = inArray(topicMembers.topicId, wanted);
      const [rows, counts] = await Promise.all([
        selectMemberRows(db).where(and(isIn, or(eq(topicMembers.userId, userId), isNamed))),
        db
          .select({ topicId: topicMembers.topicId, count: count() })
          .from(topicMembers)
          .where(isIn)
          .groupBy(topicMembers.topicId),
      ]);
      const counted = new Map(counts.map((row) => [row.topicId, row.count]));
      for (const topicId of wanted) found.set(topicId, { members: [], count: counted.get(topicId) ?? 0 });
      for (const row of rows) found.get(row.topicId)?.members.push(toTopicMember(row));
      return found;
    },
    requireSharedTopic: async ({ userId, otherId }) => {
      const [row] = await db
        .select({ one: sql`1` })
        .from(topicMembers)
        .where(
          sql`${topicMembers.userId} = ${userId} and ${topicMembers.topicId} in
            (select topic_id from topic_members where user_id = ${otherId})`,
        )
        .limit(1);
      if (!row) throw new Refusal('user_not_found');
    },
  };
}

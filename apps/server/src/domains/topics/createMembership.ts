import { isMet, limits, type PackageName } from '@franca/contract';
import { and, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { type KeptProfile, userRelations } from '../../db/schema/contacts.ts';
import { topicMembers, topics } from '../../db/schema/topics.ts';
import { users } from '../../db/schema/users.ts';
import { isLocalOnlyIn } from '../../db/shared/topics.ts';
import type { Membership, NamedMembers, TopicMember, TopicMembers } from './Topics.ts';

const creators = alias(users, 'creators');

/** Which of a pair a member is. */
const isLow = sql`${topicMembers.userId} = ${topics.pairLow}`;

/** What stands between the two of a private topic; groups have none. */
const ofPair = and(eq(userRelations.lowId, topics.pairLow), eq(userRelations.highId, topics.pairHigh));

const columns = {
  topicId: topicMembers.topicId,
  userId: topicMembers.userId,
  name: users.name,
  avatar: users.avatar,
  isVerified: users.isVerified,
  isDeleted: sql<boolean>`${users.deletedAt} is not null`,
  country: users.country,
  language: users.language,
  accent: users.accent,
  package: users.package,
  isGroup: topics.isGroup,
  creatorPackage: creators.package,
  privateTranslationUntil: users.privateTranslationUntil,
  groupTranslationUntil: users.groupTranslationUntil,
  readingLanguage: topicMembers.readingLanguage,
  show: topicMembers.show,
  localOnlyAt: topicMembers.localOnlyAt,
  isLocalOnly: sql<boolean>`${isLocalOnlyIn(sql`${topicMembers.topicId}`)}`,
  isMuted: topicMembers.isMuted,
  archivedSeq: topicMembers.archivedSeq,
  isMarkedUnread: topicMembers.isMarkedUnread,
  pinnedAt: topicMembers.pinnedAt,
  isHidden: topicMembers.isHidden,
  clearedSeq: topicMembers.clearedSeq,
  seenSeq: topicMembers.seenSeq,
  seenTime: topicMembers.seenTime,
  membersSeq: topics.membersSeq,
  // Nothing new reaches a deleted account, and nothing comes from it.
  blocks: sql<boolean>`coalesce(case when ${isLow} then ${userRelations.lowBlocks} else ${userRelations.highBlocks} end, false)
    or (${users.deletedAt} is not null and not ${topics.isGroup})`,
  keptProfile: sql<KeptProfile | null>`case when ${isLow} then ${userRelations.lowProfile} else ${userRelations.highProfile} end`,
};

const fields = sql.join(
  Object.entries(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`),
  sql`, `,
);

const ofTopic = (topicId: SQL): SQL =>
  sql`from ${topicMembers} inner join ${users} on ${users.id} = ${topicMembers.userId}
    inner join ${topics} on ${topics.id} = ${topicMembers.topicId}
    left join ${users} ${sql.identifier('creators')} on ${creators.id} = ${topics.createdBy}
    left join ${userRelations} on ${ofPair}
    where ${topicMembers.topicId} = ${topicId}`;

/** Fields of the members that decide how a message is stored, shown and pushed. */
const fingerprintColumns = sql`${topicMembers.userId}, ${topicMembers.readingLanguage}, ${users.language},
  ${users.name}, ${users.avatar}, ${topicMembers.isHidden}, ${topicMembers.isMuted}, ${users.package}, ${creators.package},
  ${columns.blocks}`;

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

/** Dates of a row as JSON has them. */
const dates = [
  'pinnedAt',
  'seenTime',
  'localOnlyAt',
  'privateTranslationUntil',
  'groupTranslationUntil',
] as const;

/** Membership over the database. */
export function createMembership({ db, codeOfLanguage, planOf }: MembershipOptions): Membership {
  const ofOne = db
    .select(columns)
    .from(topicMembers)
    .innerJoin(users, eq(users.id, topicMembers.userId))
    .innerJoin(topics, eq(topics.id, topicMembers.topicId))
    .leftJoin(creators, eq(creators.id, topics.createdBy))
    .leftJoin(userRelations, ofPair)
    .where(eq(topicMembers.topicId, sql.placeholder('topicId')))
    .prepare('topic_members_of');

  const selectIn = (tx: Database, condition: SQL | undefined) =>
    tx
      .select(columns)
      .from(topicMembers)
      .innerJoin(users, eq(users.id, topicMembers.userId))
      .innerJoin(topics, eq(topics.id, topicMembers.topicId))
      .leftJoin(creators, eq(creators.id, topics.createdBy))
      .leftJoin(userRelations, ofPair)
      .where(condition);

  type Row = Awaited<ReturnType<typeof ofOne.execute>>[number];
  const toTopicMember = (row: Row): TopicMember => {
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

  function toMembers(topicId: string, rows: readonly Row[], userId: string): TopicMembers {
    const all = rows.map((row) => asSeenBy(userId, toTopicMember(row)));
    const self = all.find((member) => member.userId === userId);
    if (!self) throw new Refusal('topic_not_found');
    const others = all.filter((member) => member !== self);
    return { topicId, self, all, others, isBlocked: all.some((member) => member.blocks) };
  }

  return {
    require: async ({ topicId, userId }) => toMembers(topicId, await ofOne.execute({ topicId }), userId),
    selectMembers: (topicId) =>
      sql`(select coalesce(json_agg(json_build_object(${fields})), '[]')::text ${ofTopic(topicId)})`,
    readMembers: (value, { topicId, userId }) => {
      const rows = JSON.parse(value) as (Omit<Row, (typeof dates)[number]> &
        Record<(typeof dates)[number], string | null>)[];
      const read = (row: (typeof rows)[number]) =>
        dates.map((name) => [name, row[name] === null ? null : new Date(row[name])] as const);
      return toMembers(
        topicId,
        rows.map((row) => ({ ...row, ...Object.fromEntries(read(row)) }) as Row),
        userId,
      );
    },
    fingerprint: (members) =>
      JSON.stringify([
        members[0]?.membersSeq ?? 0,
        [...members]
          .sort((one, other) => (one.userId < other.userId ? -1 : 1))
          .map((member) => [
            member.userId,
            member.readingLanguage,
            member.language,
            member.name,
            member.avatar,
            member.isHidden,
            member.isMuted,
            member.package,
            member.creatorPackage,
            member.blocks,
          ]),
      ]),
    // The number is read of the row that is updated: a statement that waited for its lock sees it as it is then, all else as it was.
    isUnchanged: (topicId, fingerprint) =>
      sql`topics.members_seq = (${fingerprint}::jsonb ->> 0)::bigint
        and (select jsonb_agg(jsonb_build_array(${fingerprintColumns}) order by ${topicMembers.userId})
        ${ofTopic(topicId)}) = (${fingerprint}::jsonb -> 1)`,
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
      const rows = await selectIn(tx, inArray(topicMembers.topicId, [...topicIds]));
      for (const row of rows) found.get(row.topicId)?.push(toTopicMember(row));
      return found;
    },
    ofPerson: async (userId) => {
      const rows = await selectIn(db, eq(topicMembers.userId, userId));
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
        selectIn(db, and(isIn, or(eq(topicMembers.userId, userId), isNamed))),
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

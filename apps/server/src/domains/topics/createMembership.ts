import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { topicMembers } from '../../db/schema/topics.ts';
import { users } from '../../db/schema/users.ts';
import type { Membership, TopicMember, TopicMembers } from './Topics.ts';

const columns = {
  topicId: topicMembers.topicId,
  userId: topicMembers.userId,
  name: users.name,
  avatar: users.avatar,
  isVerified: users.isVerified,
  country: users.country,
  language: users.language,
  accent: users.accent,
  package: users.package,
  readingLanguage: topicMembers.readingLanguage,
  show: topicMembers.show,
  isMuted: topicMembers.isMuted,
  isHidden: topicMembers.isHidden,
  clearedSeq: topicMembers.clearedSeq,
  seenSeq: topicMembers.seenSeq,
  seenTime: topicMembers.seenTime,
};

const fields = sql.join(
  Object.entries(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`),
  sql`, `,
);

const ofTopic = (topicId: SQL): SQL =>
  sql`from ${topicMembers} inner join ${users} on ${users.id} = ${topicMembers.userId}
    where ${topicMembers.topicId} = ${topicId}`;

/** What decides about how a message is stored and shown, in the order of the ids. */
const fingerprintColumns = sql`${topicMembers.userId}, ${topicMembers.readingLanguage}, ${users.language},
  ${users.name}, ${users.avatar}, ${topicMembers.isHidden}`;

/** Membership over the database; `codeOfLanguage` turns a profile's language name into its BCP 47 tag. */
export function createMembership(db: Database, codeOfLanguage: (name: string) => string): Membership {
  const ofOne = db
    .select(columns)
    .from(topicMembers)
    .innerJoin(users, eq(users.id, topicMembers.userId))
    .where(eq(topicMembers.topicId, sql.placeholder('topicId')))
    .prepare('topic_members_of');

  type Row = Awaited<ReturnType<typeof ofOne.execute>>[number];
  const toTopicMember = (row: Row): TopicMember => ({
    ...row,
    reads: row.readingLanguage ?? codeOfLanguage(row.language),
  });

  function toMembers(topicId: string, rows: readonly Row[], userId: string): TopicMembers {
    const all = rows.map(toTopicMember);
    const self = all.find((member) => member.userId === userId);
    if (!self) throw new Refusal('topic_not_found');
    return { topicId, self, all, others: all.filter((member) => member !== self) };
  }

  return {
    require: async ({ topicId, userId }) => toMembers(topicId, await ofOne.execute({ topicId }), userId),
    selectMembers: (topicId) =>
      sql`(select coalesce(json_agg(json_build_object(${fields})), '[]')::text ${ofTopic(topicId)})`,
    readMembers: (value, { topicId, userId }) => {
      const rows = JSON.parse(value) as (Omit<Row, 'seenTime'> & { seenTime: string | null })[];
      return toMembers(
        topicId,
        rows.map((row) => ({ ...row, seenTime: row.seenTime === null ? null : new Date(row.seenTime) })),
        userId,
      );
    },
    fingerprint: (members) =>
      JSON.stringify(
        [...members]
          .sort((one, other) => (one.userId < other.userId ? -1 : 1))
          .map((member) => [
            member.userId,
            member.readingLanguage,
            member.language,
            member.name,
            member.avatar,
            member.isHidden,
          ]),
      ),
    isUnchanged: (topicId, fingerprint) =>
      sql`(select jsonb_agg(jsonb_build_array(${fingerprintColumns}) order by ${topicMembers.userId})
        ${ofTopic(topicId)}) = ${fingerprint}::jsonb`,
    ofTopics: async (topicIds) => {
      const found = new Map<string, TopicMember[]>(topicIds.map((id) => [id, []]));
      if (topicIds.length === 0) return found;
      const rows = await db
        .select(columns)
        .from(topicMembers)
        .innerJoin(users, eq(users.id, topicMembers.userId))
        .where(inArray(topicMembers.topicId, [...topicIds]));
      for (const row of rows) found.get(row.topicId)?.push(toTopicMember(row));
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

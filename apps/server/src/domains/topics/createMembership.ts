import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { topicMembers } from '../../db/schema/topics.ts';
import { users } from '../../db/schema/users.ts';
import type { Participant } from './Participant.ts';

/** The members of a topic as one of them sees it. */
export type TopicView = {
  /** The topic. */
  topicId: string;
  /** The member who asks. */
  self: Participant;
  /** Everybody else. */
  others: Participant[];
  /** All of them. */
  all: Participant[];
};

/** What decides about the language in which a member writes and reads. */
export type ReadingMember = Pick<Participant, 'userId' | 'language' | 'readingLanguage'>;

/** Who is in which topic: the one check that stands before everything that belongs to a topic. */
export type Membership = {
  /** The members; refuses with `topic_not_found` when the asker is none of them, so that ids reveal nothing. */
  require: (topicId: string, userId: string) => Promise<TopicView>;
  /** The members as a value that another statement asks along, so that who they are costs no question of its own. */
  value: (topicId: string) => SQL;
  /** Reads such a value; refuses like `require`. */
  read: (value: string, topicId: string, userId: string) => TopicView;
  /** A condition of such a statement: these are still the members, and they read and write the same languages. */
  unchanged: (topicId: string, members: readonly ReadingMember[]) => SQL;
  /** The members of several topics, by topic. */
  ofTopics: (topicIds: readonly string[]) => Promise<Map<string, Participant[]>>;
  /** Ids of everybody who shares a topic with a person. */
  sharesTopic: (userId: string, otherId: string) => Promise<boolean>;
};

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

const ofTopic = (topicId: string): SQL =>
  sql`from ${topicMembers} inner join ${users} on ${users.id} = ${topicMembers.userId}
    where ${topicMembers.topicId} = ${topicId}`;

/** All members in one text, in the order in which the database sorts their ids. */
const readingOf = (members: readonly ReadingMember[]): string =>
  members
    .map(({ userId, readingLanguage, language }) => `${userId} ${readingLanguage ?? '-'} ${language}`)
    .sort()
    .join(',');

/** Membership over the database; `codeOfLanguage` turns a profile's language name into its BCP 47 tag. */
export function createMembership(db: Database, codeOfLanguage: (name: string) => string): Membership {
  const ofOne = db
    .select(columns)
    .from(topicMembers)
    .innerJoin(users, eq(users.id, topicMembers.userId))
    .where(eq(topicMembers.topicId, sql.placeholder('topicId')))
    .prepare('topic_participants');

  type Row = Awaited<ReturnType<typeof ofOne.execute>>[number];
  const toParticipant = (row: Row): Participant => ({
    ...row,
    reads: row.readingLanguage ?? codeOfLanguage(row.language),
  });

  function toView(topicId: string, rows: readonly Row[], userId: string): TopicView {
    const all = rows.map(toParticipant);
    const self = all.find((member) => member.userId === userId);
    if (!self) throw new Refusal('topic_not_found');
    return { topicId, self, all, others: all.filter((member) => member !== self) };
  }

  return {
    require: async (topicId, userId) => toView(topicId, await ofOne.execute({ topicId }), userId),
    value: (topicId) =>
      sql`(select coalesce(json_agg(json_build_object(${fields})), '[]')::text ${ofTopic(topicId)})`,
    read: (value, topicId, userId) => {
      const rows = JSON.parse(value) as (Omit<Row, 'seenTime'> & { seenTime: string | null })[];
      return toView(
        topicId,
        rows.map((row) => ({ ...row, seenTime: row.seenTime === null ? null : new Date(row.seenTime) })),
        userId,
      );
    },
    unchanged: (topicId, members) => {
      const { userId, readingLanguage } = topicMembers;
      const reading = sql`concat_ws(' ', ${userId}, coalesce(${readingLanguage}, '-'), ${users.language})`;
      return sql`(select string_agg(${reading}, ',' order by ${userId}) ${ofTopic(topicId)}) = ${readingOf(members)}`;
    },
    ofTopics: async (topicIds) => {
      const found = new Map<string, Participant[]>(topicIds.map((id) => [id, []]));
      if (topicIds.length === 0) return found;
      const rows = await db
        .select(columns)
        .from(topicMembers)
        .innerJoin(users, eq(users.id, topicMembers.userId))
        .where(inArray(topicMembers.topicId, [...topicIds]));
      for (const row of rows) found.get(row.topicId)?.push(toParticipant(row));
      return found;
    },
    sharesTopic: async (userId, otherId) => {
      const [row] = await db
        .select({ one: sql`1` })
        .from(topicMembers)
        .where(
          sql`${topicMembers.userId} = ${userId} and ${topicMembers.topicId} in
            (select topic_id from topic_members where user_id = ${otherId})`,
        )
        .limit(1);
      return row !== undefined;
    },
  };
}

import { and, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/Database.ts';
import { type KeptProfile, userRelations } from '../../db/schema/contacts.ts';
import { topicMembers, topics } from '../../db/schema/topics.ts';
import { users } from '../../db/schema/users.ts';
import { isLocalOnlyIn } from '../../db/shared/topics.ts';

export const creators = alias(users, 'creators');

/** Which of a pair a member is. */
const isLow = sql`${topicMembers.userId} = ${topics.pairLow}`;

/** What stands between the two of a private topic; groups have none. */
const ofPair = and(eq(userRelations.lowId, topics.pairLow), eq(userRelations.highId, topics.pairHigh));

/** What a row of a member has. */
export const memberColumns = {
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
  Object.entries(memberColumns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`),
  sql`, `,
);

/** The tables of {@link memberColumns}, of one topic. */
export const fromMembersOf = (topicId: SQL): SQL =>
  sql`from ${topicMembers} inner join ${users} on ${users.id} = ${topicMembers.userId}
    inner join ${topics} on ${topics.id} = ${topicMembers.topicId}
    left join ${users} ${sql.identifier('creators')} on ${creators.id} = ${topics.createdBy}
    left join ${userRelations} on ${ofPair}
    where ${topicMembers.topicId} = ${topicId}`;

/** The members that a condition chooses; to be completed with `where`. */
export const selectMemberRows = (tx: Database) =>
  tx
    .select(memberColumns)
    .from(topicMembers)
    .innerJoin(users, eq(users.id, topicMembers.userId))
    .innerJoin(topics, eq(topics.id, topicMembers.topicId))
    .leftJoin(creators, eq(creators.id, topics.createdBy))
    .leftJoin(userRelations, ofPair);

/** A row of a member. */
export type MemberRow = Awaited<ReturnType<typeof selectMemberRows>>[number];

/** The members of a topic as JSON, for a statement that reads more than them; {@link parseMemberRows} reads it. */
export const selectMembersAsJson = (topicId: SQL): SQL =>
  sql`(select coalesce(json_agg(json_build_object(${fields})), '[]')::text ${fromMembersOf(topicId)})`;

/** Dates of a row, which JSON has as text. */
const dates = [
  'pinnedAt',
  'seenTime',
  'localOnlyAt',
  'privateTranslationUntil',
  'groupTranslationUntil',
] as const;

/** The rows of {@link selectMembersAsJson}. */
export function parseMemberRows(json: string): MemberRow[] {
  const rows = JSON.parse(json) as (Omit<MemberRow, (typeof dates)[number]> &
    Record<(typeof dates)[number], string | null>)[];
  return rows.map((row) => {
    const read = dates.map((name) => [name, row[name] === null ? null : new Date(row[name])] as const);
    return { ...row, ...Object.fromEntries(read) } as MemberRow;
  });
}

import { type SQL, sql } from 'drizzle-orm';
import { topicMembers } from '../../db/schema/topics.ts';
import { users } from '../../db/schema/users.ts';
import { creators, fromMembersOf, memberColumns } from './memberColumns.ts';
import type { TopicMember } from './Topics.ts';

/** Fields of the members that decide how a message is stored, shown and pushed. */
const fingerprintColumns = sql`${topicMembers.userId}, ${topicMembers.readingLanguage}, ${users.language},
  ${users.name}, ${users.avatar}, ${topicMembers.isHidden}, ${topicMembers.isMuted}, ${users.package}, ${creators.package},
  ${memberColumns.blocks}`;

/** What decides how a message of the topic is stored, shown and pushed, as text that can be compared. */
export const fingerprintOf = (members: readonly TopicMember[]): string =>
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
  ]);

/** Whether {@link fingerprintOf} the members is still what it was. */
// The number is read of the row that is updated: a statement that waited for its lock sees it as it is then, all else as it was.
export const isFingerprint = (topicId: SQL, fingerprint: SQL): SQL =>
  sql`topics.members_seq = (${fingerprint}::jsonb ->> 0)::bigint
        and (select jsonb_agg(jsonb_build_array(${fingerprintColumns}) order by ${topicMembers.userId})
        ${fromMembersOf(topicId)}) = (${fingerprint}::jsonb -> 1)`;

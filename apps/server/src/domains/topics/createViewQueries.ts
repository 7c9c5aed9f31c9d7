import { inArray, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../db/Database.ts';
import { topicViewVersions } from '../../db/schema/topics.ts';
import {
  hasMessagesAfter,
  joinUnseenMessages,
  mentionsPerson,
  selectUnreadByReader,
} from '../../db/shared/chat.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { TopicMember } from './Topics.ts';

/** Messages of others that a member has not seen, and those of them that mention the member. */
export type UnreadCounts = { messages: number; mentions: number };

/** {@link UnreadCounts} as the database counts them. */
type UnreadRow = { messages: string; mentions: string };

const countUnread = sql`count(*) as messages, count(*) filter (where ${mentionsPerson(sql`m`, sql`member.user_id`)}) as mentions`;

const toCounts = ({ messages, mentions }: UnreadRow): UnreadCounts => ({
  messages: Number(messages),
  mentions: Number(mentions),
});

/** What the views of topics count and number, read from the database. */
export function createViewQueries(db: Database, clock: Clock) {
  /** What each of some members of a group has not seen. */
  async function unreadIn(topicId: string, userIds: readonly string[]): Promise<Map<string, UnreadCounts>> {
    const readers = sql`select user_id, greatest(seen_seq, cleared_seq) as after from topic_members
      where topic_id = ${topicId} and ${inArray(sql`user_id`, [...userIds])}`;
    const rows = await rowsOf<{ user_id: string } & UnreadRow>(
      db,
      selectUnreadByReader({ topicId, readers, at: clock() }),
    );
    return new Map(rows.map((row) => [row.user_id, toCounts(row)]));
  }

  /** What a person has not seen, by topic. */
  async function unreadOf(userId: string, topicIds: readonly string[]): Promise<Map<string, UnreadCounts>> {
    if (topicIds.length === 0) return new Map();
    const rows = await rowsOf<{ topic_id: string } & UnreadRow>(
      db,
      sql`select m.topic_id, ${countUnread}
        from topic_members member ${joinUnseenMessages(clock())}
        where member.user_id = ${userId} and ${inArray(sql`member.topic_id`, [...topicIds])}
        group by m.topic_id`,
    );
    return new Map(rows.map((row) => [row.topic_id, toCounts(row)]));
  }

  /** The conversations of a person, apart from archived ones, in which something is unread or that are marked so. */
  async function unreadTopics(userId: string): Promise<string[]> {
    const rows = await rowsOf<{ topic_id: string }>(
      db,
      sql`select member.topic_id from topic_members member where member.user_id = ${userId}
        and (member.is_marked_unread or exists (select 1 from (select 1) once ${joinUnseenMessages(clock())}))
        and (member.archived_seq is null or not member.is_muted
          and ${hasMessagesAfter({ topicId: sql`member.topic_id`, seq: sql`member.archived_seq` })})`,
    );
    return rows.map((row) => row.topic_id);
  }

  /** Who of some readers put a topic away before its newest message: their keys, of topic and person. */
  async function backAmong(
    views: readonly { topicId: string; reader: TopicMember }[],
  ): Promise<(topicId: string, userId: string) => boolean> {
    const away = views.filter(({ reader }) => reader.archivedSeq !== null && !reader.isMuted);
    if (away.length === 0) return () => false;
    const places = sql.join(
      away.map(({ topicId, reader }) => sql`(${topicId}::uuid, ${reader.userId}::uuid)`),
      sql`, `,
    );
    const rows = await rowsOf<{ topic_id: string; user_id: string }>(
      db,
      sql`select topic_id, user_id from topic_members member where (topic_id, user_id) in (${places})
        and ${hasMessagesAfter({ topicId: sql`member.topic_id`, seq: sql`member.archived_seq` })}`,
    );
    const found = new Set(rows.map((row) => `${row.topic_id} ${row.user_id}`));
    return (topicId, userId) => found.has(`${topicId} ${userId}`);
  }

  /**
   * Drawn before a view is read and counted for all processes together: of two views, the one with the greater number
   * was read later, and holds every change whose own view was sent before.
   */
  async function drawVersion(): Promise<number> {
    const [row] = await rowsOf<{ version: string }>(
      db,
      sql`select nextval(${topicViewVersions.seqName}) as version`,
    );
    return Number(row?.version);
  }

  return { unreadIn, unreadOf, unreadTopics, backAmong, drawVersion };
}

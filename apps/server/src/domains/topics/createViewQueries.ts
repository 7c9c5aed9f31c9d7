import { inArray, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../db/Database.ts';
import { topicViewVersions } from '../../db/schema/topics.ts';
import { hasMessagesAfter, joinUnseenMessages } from '../../db/shared/chat.ts';
import type { TopicMember } from './Topics.ts';

/** What the views of topics count and number, read from the database. */
export function createViewQueries(db: Database) {
  /** How many messages of a group each of some members has not seen. */
  async function unreadIn(topicId: string, userIds: readonly string[]): Promise<Map<string, number>> {
    const rows = await rowsOf<{ user_id: string; unread: string }>(
      db,
      sql`select member.user_id, count(*) as unread
        from topic_members member ${joinUnseenMessages}
        where member.topic_id = ${topicId} and ${inArray(sql`member.user_id`, [...userIds])}
        group by member.user_id`,
    );
    return new Map(rows.map((row) => [row.user_id, Number(row.unread)]));
  }

  /** How many messages a person has not seen, by topic. */
  async function unreadOf(userId: string, topicIds: readonly string[]): Promise<Map<string, number>> {
    if (topicIds.length === 0) return new Map();
    const rows = await rowsOf<{ topic_id: string; unread: string }>(
      db,
      sql`select m.topic_id, count(*) as unread
        from topic_members member ${joinUnseenMessages}
        where member.user_id = ${userId} and ${inArray(sql`member.topic_id`, [...topicIds])}
        group by m.topic_id`,
    );
    return new Map(rows.map((row) => [row.topic_id, Number(row.unread)]));
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

  return { unreadIn, unreadOf, backAmong, drawVersion };
}

import type { LastMessage, Topic } from '@franca/contract';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { rowsOf } from '../../db/rowsOf.ts';
import { topicMembers, topics } from '../../db/schema/topics.ts';
import type { Membership, TopicView } from './createMembership.ts';
import type { Participant } from './Participant.ts';
import { type TopicRow, toTopic } from './toTopic.ts';

/** Newest visible message of each topic in the reader's language, by topic. */
export type PreviewsOf = (
  views: readonly { topicId: string; reader: Participant }[],
) => Promise<Map<string, LastMessage>>;

/** Topics as their members see them. */
export type TopicReader = {
  /** All topics of a person, newest first. */
  list: (userId: string) => Promise<Topic[]>;
  /** One topic as a member sees it, as far as the members are those that are handed over. */
  show: (members: TopicView) => Promise<Topic>;
  /** One topic as it stands now; refuses with `topic_not_found` when the person is no member. */
  get: (topicId: string, userId: string) => Promise<Topic>;
};

/** Reading topics over the database; previews come from the messages' domain. */
export function createTopicReader(db: Database, membership: Membership, previewsOf: PreviewsOf): TopicReader {
  async function unreadOf(userId: string, topicIds: readonly string[]): Promise<Map<string, number>> {
    if (topicIds.length === 0) return new Map();
    const rows = await rowsOf<{ topic_id: string; unread: string }>(
      db,
      sql`select m.topic_id, count(*) as unread
        from topic_members member
        join messages m on m.topic_id = member.topic_id
          and m.seq > greatest(member.seen_seq, member.cleared_seq)
        where member.user_id = ${userId} and m.sender_id <> ${userId} and m.recalled_at is null
          and ${inArray(sql`member.topic_id`, [...topicIds])}
        group by m.topic_id`,
    );
    return new Map(rows.map((row) => [row.topic_id, Number(row.unread)]));
  }

  async function describe(
    rows: readonly TopicRow[],
    userId: string,
    members: ReadonlyMap<string, Participant[]>,
  ): Promise<Topic[]> {
    const ids = rows.map((row) => row.id);
    const views = ids.flatMap((topicId) => {
      const reader = members.get(topicId)?.find((member) => member.userId === userId);
      return reader ? [{ topicId, reader }] : [];
    });
    const [unread, last] = await Promise.all([unreadOf(userId, ids), previewsOf(views)]);
    return rows.map((row) =>
      toTopic(row, {
        members: members.get(row.id) ?? [],
        readerId: userId,
        unread: unread.get(row.id) ?? 0,
        last: last.get(row.id) ?? null,
      }),
    );
  }

  async function show({ topicId, self, all }: TopicView): Promise<Topic> {
    const rows = await db.select().from(topics).where(eq(topics.id, topicId));
    const [topic] = await describe(rows, self.userId, new Map([[topicId, all]]));
    if (!topic) throw new Refusal('topic_not_found');
    return topic;
  }

  return {
    list: async (userId) => {
      const rows = await db
        .select({ topic: topics })
        .from(topics)
        .innerJoin(topicMembers, eq(topicMembers.topicId, topics.id))
        .where(eq(topicMembers.userId, userId))
        .orderBy(desc(topics.updatedAt), desc(topics.id));
      const found = rows.map((row) => row.topic);
      return describe(found, userId, await membership.ofTopics(found.map(({ id }) => id)));
    },
    show,
    get: async (topicId, userId) => show(await membership.require(topicId, userId)),
  };
}

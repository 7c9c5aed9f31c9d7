import { isMet, type LastMessage, limits, type Member, type Topic } from '@franca/contract';
import { desc, eq } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { rowsOf } from '../../db/Database.ts';
import { topicMembers, topics } from '../../db/schema/topics.ts';
import { selectNewestMessage } from '../../db/shared/chat.ts';
import type { Clock } from '../../ports/Clock.ts';
import { asSeenBy } from './createMembership.ts';
import { createViewQueries, type UnreadCounts } from './createViewQueries.ts';
import type { Membership, NamedMembers, TopicMember } from './Topics.ts';

/** A topic as stored. */
type TopicRow = typeof topics.$inferSelect;

/** What one member's view of a topic adds to its row. */
type TopicParts = {
  /** The one who looks, and at least those others that are named. */
  members: readonly TopicMember[];
  /** How many members there are. */
  memberCount: number;
  /** The member who looks. */
  userId: string;
  /** What this member has not seen; undefined: nothing. */
  unread: UnreadCounts | undefined;
  /** Whether a message was written after this member put the topic away. */
  isBack: boolean;
  /** Newest message in this member's language; null when there is none. */
  last: LastMessage | null;
  /** Drawn before anything of it was read. */
  version: number;
};

/** The members of topics, by topic: of large groups those that are named. */
type MembersOf = ReadonlyMap<string, NamedMembers>;

const toMember = (member: TopicMember): Member => ({
  _id: member.userId,
  name: member.name,
  avatar: member.avatar,
  is_verified: member.isVerified,
  ...(member.isDeleted
    ? { is_deleted: true, country: null, language: null, accent: null }
    : { country: member.country, language: member.language, accent: member.accent }),
});

/** The members that a topic names: in a group whoever looks and some others, because it is sent to all of them with each message. */
function namedMembers(
  { isGroup }: TopicRow,
  members: readonly TopicMember[],
  userId: string,
): readonly TopicMember[] {
  if (!isGroup) return members;
  const self = members.filter((member) => member.userId === userId);
  const others = members.filter((member) => member.userId !== userId);
  return [...self, ...others.slice(0, limits.namedMembers - 1)];
}

/** A topic as one of its members gets it. */
function toTopic(row: TopicRow, parts: TopicParts): Topic {
  const { members, memberCount, userId, unread, isBack, last, version } = parts;
  const self = members.find((member) => member.userId === userId);
  return {
    _id: row.id,
    is_group: row.isGroup,
    name: row.name,
    topic_name: row.name,
    image: row.image,
    topic_image: row.image,
    members: namedMembers(row, members, userId).map(toMember),
    member_count: memberCount,
    last_message: last,
    unread_count: unread?.messages ?? 0,
    // A message that was sent while the member deleted the chat shows it again, whatever was written last.
    is_hidden: (self?.isHidden ?? false) && last === null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    theme: row.theme,
    message_lifetime: row.messageLifetime,
    is_block: self?.blocks ?? false,
    seq: row.lastSeq,
    version,
    is_muted: self?.isMuted ?? false,
    is_archived: self !== undefined && self.archivedSeq !== null && (self.isMuted || !isBack),
    is_unread: self?.isMarkedUnread ?? false,
    pinned_at: self?.pinnedAt?.toISOString() ?? null,
    unread_mentions: unread?.mentions ?? 0,
    language: self?.readingLanguage ?? null,
    show: self?.show ?? 'translated',
    is_read_only:
      self !== undefined && (!isMet('openTopic', self) || members.some(({ isDeleted }) => isDeleted)),
  };
}

const byId = (one: TopicMember, other: TopicMember): number => (one.userId < other.userId ? -1 : 1);

/** Newest visible message of each topic in the reader's language, by topic. */
export type PreviewsOf = (
  views: readonly { topicId: string; reader: TopicMember }[],
) => Promise<Map<string, LastMessage>>;

/** Topics as their members see them. */
export type TopicViews = {
  /** All topics of a person, newest first. */
  list: (userId: string) => Promise<Topic[]>;
  /** One topic as it stands now; refuses with `topic_not_found` when the person is no member. */
  get: (member: { topicId: string; userId: string }) => Promise<Topic>;
  /** One group as some people see it, by person; whoever is no member is left out. */
  groupFor: (topicId: string, userIds: ReadonlySet<string>) => Promise<Map<string, Topic>>;
};

/** What the views are read from. */
export type TopicViewsOptions = {
  db: Database;
  /** Present time. */
  clock: Clock;
  membership: Membership;
  previewsOf: PreviewsOf;
};

/** Reading topics over the database; previews come from the messages' domain. */
export function createTopicViews({ db, clock, membership, previewsOf }: TopicViewsOptions): TopicViews {
  const { unreadIn, unreadOf, backAmong, drawVersion } = createViewQueries(db, clock);

  /** The preview of a group for each of some members: those who are shown the same share one. */
  async function previewsIn(
    topicId: string,
    readers: readonly TopicMember[],
  ): Promise<Map<string, LastMessage | undefined>> {
    const [newest] = await rowsOf<{ sender_id: string; seq: string; hidden_from: string[] }>(
      db,
      selectNewestMessage(topicId, clock()),
    );
    // Whoever deleted it for themselves is shown an older one, which others may have deleted.
    const hiddenFrom = new Set(newest?.hidden_from);
    const keyOf = (reader: TopicMember) =>
      JSON.stringify([
        reader.reads,
        reader.isTranslated,
        reader.translatedUntil,
        reader.userId === newest?.sender_id,
        reader.clearedSeq < Number(newest?.seq ?? 0),
        hiddenFrom.has(reader.userId) && reader.userId,
      ]);
    const byKey = new Map(readers.map((reader) => [keyOf(reader), reader]));
    const shown = new Map<string, LastMessage | undefined>();
    for (const [key, reader] of byKey) shown.set(key, (await previewsOf([{ topicId, reader }])).get(topicId));
    return new Map(readers.map((reader) => [reader.userId, shown.get(keyOf(reader))]));
  }

  async function describe(
    rows: readonly TopicRow[],
    { userId, version, members }: Pick<TopicParts, 'userId' | 'version'> & { members: MembersOf },
  ): Promise<Topic[]> {
    const ids = rows.map((row) => row.id);
    const views = ids.flatMap((topicId) => {
      const reader = members.get(topicId)?.members.find((member) => member.userId === userId);
      return reader ? [{ topicId, reader }] : [];
    });
    // In an order of their own: that of the rows changes with a profile, which a blocked person must not notice.
    const seenMembers = (topicId: string) =>
      (members.get(topicId)?.members ?? []).map((member) => asSeenBy(userId, member)).sort(byId);
    const seenPreview = (topicId: string, preview: LastMessage | undefined): LastMessage | null => {
      const writer = seenMembers(topicId).find((member) => member.userId === preview?.by._id);
      if (!preview || !writer?.keptProfile) return preview ?? null;
      return { ...preview, by: { ...preview.by, name: writer.name, avatar: writer.avatar } };
    };
    const [unread, last, isBack] = await Promise.all([
      unreadOf(userId, ids),
      previewsOf(views),
      backAmong(views),
    ]);
    return rows.map((row) =>
      toTopic(row, {
        members: seenMembers(row.id),
        memberCount: members.get(row.id)?.count ?? 0,
        userId,
        unread: unread.get(row.id),
        isBack: isBack(row.id, userId),
        last: seenPreview(row.id, last.get(row.id)),
        version,
      }),
    );
  }

  return {
    list: async (userId) => {
      const version = await drawVersion();
      const rows = await db
        .select({ topic: topics })
        .from(topics)
        .innerJoin(topicMembers, eq(topicMembers.topicId, topics.id))
        .where(eq(topicMembers.userId, userId))
        .orderBy(desc(topics.updatedAt), desc(topics.id));
      const found = rows.map((row) => row.topic);
      const idsOf = (kind: 'group' | 'private') =>
        found.filter(({ isGroup }) => isGroup === (kind === 'group')).map(({ id }) => id);
      const [inPrivate, members] = await Promise.all([
        membership.ofTopics(idsOf('private')),
        membership.namedIn(idsOf('group'), userId),
      ]);
      for (const [id, both] of inPrivate) members.set(id, { members: both, count: both.length });
      return describe(found, { userId, version, members });
    },
    get: async (member) => {
      const version = await drawVersion();
      const { topicId, self, all } = await membership.require(member);
      const rows = await db.select().from(topics).where(eq(topics.id, topicId));
      const members = new Map([[topicId, { members: [...all], count: all.length }]]);
      const [topic] = await describe(rows, { userId: self.userId, version, members });
      if (!topic) throw new Refusal('topic_not_found');
      return topic;
    },
    groupFor: async (topicId, userIds) => {
      const version = await drawVersion();
      const [row] = await db.select().from(topics).where(eq(topics.id, topicId));
      const members = ((await membership.ofTopics([topicId])).get(topicId) ?? []).sort(byId);
      const readers = members.filter(({ userId }) => userIds.has(userId));
      if (!row || readers.length === 0) return new Map();
      const ids = readers.map(({ userId }) => userId);
      const [unread, last, isBack] = await Promise.all([
        unreadIn(topicId, ids),
        previewsIn(topicId, readers),
        backAmong(readers.map((reader) => ({ topicId, reader }))),
      ]);
      return new Map(
        ids.map((userId) => [
          userId,
          toTopic(row, {
            members,
            memberCount: members.length,
            userId,
            unread: unread.get(userId),
            isBack: isBack(topicId, userId),
            last: last.get(userId) ?? null,
            version,
          }),
        ]),
      );
    },
  };
}

import { chatEvents, chatThemeNames, limits, type Topic, type TranslationView } from '@franca/contract';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { topicMembers, topics } from '../../db/schema/topics.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { Publisher } from '../../ports/Publisher.ts';
import { canonicalLanguage } from '../../ports/translation/languageTags.ts';
import type { TopicViews } from './createTopicViews.ts';
import type { ChangeLog, TopicMembers, Topics } from './Topics.ts';

/** What members set about a topic. */
export type TopicSettings = {
  /** For everybody: a theme's name, or null for none. */
  setTheme: (members: TopicMembers, theme: string | null) => Promise<Topic>;
  /** For the caller: reading language (null: the profile's) and what is shown; undefined leaves as it is. */
  setLanguage: (
    members: TopicMembers,
    choice: { language?: string | null | undefined; show?: TranslationView | undefined },
  ) => Promise<Topic>;
  /** By the caller, for everybody: only engines of this server see the texts, or the caller has nothing against the others. */
  setLocalOnly: (members: TopicMembers, isLocalOnly: boolean) => Promise<void>;
  /** For the caller: notifications off or on. */
  setMuted: (members: TopicMembers, isMuted: boolean) => Promise<Topic>;
  /** For the caller: put away, or not. */
  setArchived: (members: TopicMembers, isArchived: boolean) => Promise<Topic>;
  /** For the caller: at the top of the list, or not; refuses with `pinned_topics_full` one more than there may be. */
  setPinned: (members: TopicMembers, isPinned: boolean) => Promise<Topic>;
  /** For a member: marked as unread, or not. */
  setUnread: Topics['markUnread'];
};

/** What topic settings are built on. */
export type TopicSettingsOptions = {
  /** Where topics are kept. */
  db: Database;
  /** Reaches the devices of those concerned. */
  publisher: Publisher<'/chat'>;
  /** Topics as their members see them. */
  views: TopicViews;
  /** Updates the chat lists of all members a little later. */
  updateLists: Topics['updateLists'];
  /** Present time. */
  clock: Clock;
  /** Records what changes for everybody. */
  changes: ChangeLog;
};

/** The theme to store: the first of the list is the name of having none . */
function readTheme(name: string | null): string | null {
  if (name === null || name === chatThemeNames[0]) return null;
  if ((chatThemeNames as readonly string[]).includes(name)) return name;
  throw new Refusal('validation_failed', { sentences: ['This theme does not exist.'] });
}

function readLanguage(tag: string | null): string | null {
  const language = tag === null ? null : canonicalLanguage(tag);
  if (language !== undefined) return language;
  throw new Refusal('validation_failed', { sentences: ['A language must be a BCP 47 tag.'] });
}

/** Topic settings over the database; every device of those concerned gets the topic. */
export function createTopicSettings({
  db,
  publisher,
  views,
  updateLists,
  changes,
  clock,
}: TopicSettingsOptions): TopicSettings {
  async function send(member: { topicId: string; userId: string }): Promise<Topic> {
    const { userId } = member;
    const topic = await views.get(member);
    publisher.toUser(userId, chatEvents.updateTopic, {}, topic);
    return topic;
  }

  async function setOwn(
    { topicId, userId }: { topicId: string; userId: string },
    chosen: PgUpdateSetSource<typeof topicMembers>,
  ): Promise<Topic> {
    await db
      .update(topicMembers)
      .set(chosen)
      .where(and(eq(topicMembers.topicId, topicId), eq(topicMembers.userId, userId)));
    return send({ topicId, userId });
  }

  /** Pins a topic that is not pinned yet, and shows it where it was hidden or put away, because what is pinned stands in the list. */
  async function pin(tx: Database, { topicId, userId }: { topicId: string; userId: string }): Promise<void> {
    // Two devices that pin at once count one after the other.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`pinned topics ${userId}`}, 0))`);
    const pinned = await tx
      .select({ topicId: topicMembers.topicId })
      .from(topicMembers)
      .where(and(eq(topicMembers.userId, userId), isNotNull(topicMembers.pinnedAt)));
    if (pinned.some((row) => row.topicId === topicId)) return;
    if (pinned.length >= limits.pinnedTopics) throw new Refusal('pinned_topics_full');
    await tx
      .update(topicMembers)
      .set({ pinnedAt: clock(), archivedSeq: null, isHidden: false })
      .where(and(eq(topicMembers.topicId, topicId), eq(topicMembers.userId, userId)));
  }

  const ownOf = ({ topicId, self: { userId } }: TopicMembers) => ({ topicId, userId });
  /** Put away as the topic stands when it is stored: what comes after that brings it back. */
  const archivedNow = (topicId: string) => sql`(select last_seq from topics where id = ${topicId})`;

  return {
    setTheme: async (members, name) => {
      const { topicId, self, others, isBlocked } = members;
      if (isBlocked) throw new Refusal('blocked');
      const theme = readTheme(name);
      await changes.record(members, 'topic-updated', async (tx) => {
        const [topic] = await tx.update(topics).set({ theme }).where(eq(topics.id, topicId)).returning();
        return { name: topic?.name ?? null, image: topic?.image ?? null, theme };
      });
      if (self.topic.isGroup) updateLists(topicId);
      else for (const { userId } of others) await send({ topicId, userId });
      return send({ topicId, userId: self.userId });
    },
    setLanguage: async (members, { language, show }) => {
      const readingLanguage = language === undefined ? {} : { readingLanguage: readLanguage(language) };
      const chosen = { ...readingLanguage, ...(show && { show }) };
      if (Object.keys(chosen).length > 0) return setOwn(ownOf(members), chosen);
      return views.get(ownOf(members));
    },
    setLocalOnly: async (members, isLocalOnly) => {
      // The first moment stays: who chooses it again changes nothing.
      const since = sql`coalesce(${topicMembers.localOnlyAt}, ${clock().toISOString()}::timestamptz)`;
      await setOwn(ownOf(members), { localOnlyAt: isLocalOnly ? since : null });
      updateLists(members.topicId);
    },
    setMuted: async (members, isMuted) => {
      // The switch leaves it where it is, in the archive or in the list, whatever was written while it was muted.
      const { is_archived } = await views.get(ownOf(members));
      return setOwn(ownOf(members), {
        isMuted,
        archivedSeq: is_archived ? archivedNow(members.topicId) : null,
      });
    },
    setArchived: (members, isArchived) =>
      setOwn(
        ownOf(members),
        isArchived ? { archivedSeq: archivedNow(members.topicId), pinnedAt: null } : { archivedSeq: null },
      ),
    setPinned: async (members, isPinned) => {
      const own = ownOf(members);
      if (!isPinned) return setOwn(own, { pinnedAt: null });
      await db.transaction((tx) => pin(tx, own));
      return send(own);
    },
    setUnread: (member, isMarkedUnread) => setOwn(member, { isMarkedUnread }),
  };
}

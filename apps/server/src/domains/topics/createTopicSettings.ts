import { chatEvents, chatThemeNames, type Topic, type TranslationView } from '@franca/contract';
import { and, eq } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import { appendChange } from '../../db/appendChange.ts';
import { topicMembers, topics } from '../../db/schema/topics.ts';
import { canonicalLanguage } from '../../ports/translation/canonicalLanguage.ts';
import type { TopicView } from './createMembership.ts';
import type { TopicsContext } from './TopicsContext.ts';

/** What members set about a topic. */
export type TopicSettings = {
  /** For everybody: a theme's name, or null for none. */
  setTheme: (members: TopicView, theme: string | null) => Promise<Topic>;
  /** For the caller: reading language (null: the profile's) and what is shown; undefined leaves as it is. */
  setLanguage: (
    members: TopicView,
    choice: { language?: string | null | undefined; show?: TranslationView | undefined },
  ) => Promise<Topic>;
  /** For the caller: notifications off or on. */
  setMuted: (members: TopicView, isMuted: boolean) => Promise<Topic>;
};

/** The theme to store: the first of the list is the name of having none (1 §2 Chat themes). */
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

/** Topic settings over the database; every device of those concerned is told. */
export function createTopicSettings(context: TopicsContext): TopicSettings {
  const { db, clock, publisher, reader } = context;

  async function tell(topicId: string, userId: string): Promise<Topic> {
    const topic = await reader.get(topicId, userId);
    publisher.toUser(userId, chatEvents.updateTopic, {}, topic);
    return topic;
  }

  async function setOwn(
    { topicId, self: { userId } }: TopicView,
    changes: Partial<typeof topicMembers.$inferInsert>,
  ): Promise<Topic> {
    await db
      .update(topicMembers)
      .set(changes)
      .where(and(eq(topicMembers.topicId, topicId), eq(topicMembers.userId, userId)));
    return tell(topicId, userId);
  }

  return {
    setTheme: async ({ topicId, self, others }, name) => {
      const theme = readTheme(name);
      const at = clock();
      await db.transaction(async (tx) => {
        const [topic] = await tx.update(topics).set({ theme }).where(eq(topics.id, topicId)).returning();
        const payload = { name: topic?.name ?? null, image: topic?.image ?? null, theme };
        await appendChange(tx, { topicId, kind: 'topic-updated', payload, at });
      });
      for (const other of others) await tell(topicId, other.userId);
      return tell(topicId, self.userId);
    },
    setLanguage: async (members, { language, show }) => {
      const readingLanguage = language === undefined ? {} : { readingLanguage: readLanguage(language) };
      const changes = { ...readingLanguage, ...(show && { show }) };
      if (Object.keys(changes).length > 0) return setOwn(members, changes);
      return reader.show(members);
    },
    setMuted: (members, isMuted) => setOwn(members, { isMuted }),
  };
}

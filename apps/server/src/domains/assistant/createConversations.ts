import type { AssistantMessage, AssistantTopic, Pagination } from '@franca/contract';
import { and, asc, count, desc, eq, gt, or, sql } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { assistantMessages, assistantTopics } from '../../db/schema/assistant.ts';
import type { AssistantTranscript } from './Assistant.ts';
import { type AssistantMessageRow, type ToAssistantMessage, toAssistantTopic } from './toAssistantMessage.ts';

/** Conversations with SmartTalk in the database. */
export type Conversations = {
  /** Refuses with `assistant_topic_not_found` unless an id is that of a conversation of the person, or of a message in one. */
  requireOwner: (owner: { id: string; userId: string }) => Promise<void>;
  /** The conversations of a person, newest first. */
  topics: (userId: string) => Promise<AssistantTopic[]>;
  /** One page of a conversation, newest first. */
  history: (
    topicId: string,
    page: { page: number; limit: number },
  ) => Promise<{ data: AssistantMessage[]; pagination: Pagination }>;
  /** The newest answer of a conversation. */
  lastAnswer: (topicId: string) => Promise<AssistantMessageRow | undefined>;
  /** Topics of a person in which an answer is being written. */
  writing: (userId: string) => Promise<string[]>;
  /** Gives it another title. */
  rename: (topicId: string, title: string) => Promise<AssistantTopic>;
  /** Deletes it with everything that was said. */
  remove: (topicId: string) => Promise<void>;
  /** All of a person, for an archive. */
  pagesOf: (userId: string) => AsyncGenerator<AssistantTranscript[]>;
};

/** Conversations in one page of an archive. */
const archivePage = 20;

/** Reads and changes conversations with SmartTalk (docs/behaviour/assistant.md, Assistant history). */
export function createConversations(db: Database, toMessage: ToAssistantMessage): Conversations {
  const newestFirst = [desc(assistantTopics.createdAt), desc(assistantTopics.id)];

  return {
    requireOwner: async ({ id, userId }) => {
      const holds = sql`exists (select 1 from ${assistantMessages}
        where ${assistantMessages.id} = ${id} and ${assistantMessages.topicId} = ${assistantTopics.id})`;
      const [topic] = await db
        .select({ id: assistantTopics.id })
        .from(assistantTopics)
        .where(and(eq(assistantTopics.userId, userId), or(eq(assistantTopics.id, id), holds)));
      if (!topic) throw new Refusal('assistant_topic_not_found');
    },
    topics: async (userId) => {
      const rows = await db
        .select()
        .from(assistantTopics)
        .where(eq(assistantTopics.userId, userId))
        .orderBy(...newestFirst);
      return rows.map(toAssistantTopic);
    },
    history: async (topicId, { page, limit }) => {
      const isInTopic = eq(assistantMessages.topicId, topicId);
      const [[total], rows] = await Promise.all([
        db.select({ count: count() }).from(assistantMessages).where(isInTopic),
        db
          .select()
          .from(assistantMessages)
          .where(isInTopic)
          .orderBy(desc(assistantMessages.position))
          .limit(limit)
          .offset((page - 1) * limit),
      ]);
      const totalPage = Math.ceil((total?.count ?? 0) / limit);
      return { data: rows.map(toMessage), pagination: { current: page, totalPage } };
    },
    lastAnswer: async (topicId) => {
      const [row] = await db
        .select()
        .from(assistantMessages)
        .where(and(eq(assistantMessages.topicId, topicId), assistantMessages.isAnswer))
        .orderBy(desc(assistantMessages.position))
        .limit(1);
      return row;
    },
    writing: async (userId) => {
      const rows = await db
        .select({ topicId: assistantMessages.topicId })
        .from(assistantMessages)
        .innerJoin(assistantTopics, eq(assistantTopics.id, assistantMessages.topicId))
        .where(and(eq(assistantMessages.state, 'writing'), eq(assistantTopics.userId, userId)));
      return rows.map(({ topicId }) => topicId);
    },
    rename: async (topicId, title) => {
      const [row] = await db
        .update(assistantTopics)
        .set({ title, isNamed: true })
        .where(eq(assistantTopics.id, topicId))
        .returning();
      if (!row) throw new Refusal('assistant_topic_not_found');
      return toAssistantTopic(row);
    },
    remove: async (topicId) => {
      const removed = await db.delete(assistantTopics).where(eq(assistantTopics.id, topicId)).returning();
      if (removed.length === 0) throw new Refusal('assistant_topic_not_found');
    },
    pagesOf: async function* pagesOf(userId) {
      for (let after = ''; ; ) {
        const isAfter = after === '' ? undefined : gt(assistantTopics.id, after);
        const rows = await db
          .select()
          .from(assistantTopics)
          .where(and(eq(assistantTopics.userId, userId), isAfter))
          .orderBy(asc(assistantTopics.id))
          .limit(archivePage);
        const page: AssistantTranscript[] = [];
        for (const row of rows) {
          const messages = await db
            .select()
            .from(assistantMessages)
            .where(eq(assistantMessages.topicId, row.id))
            .orderBy(asc(assistantMessages.position));
          page.push({ ...toAssistantTopic(row), messages: messages.map(toMessage) });
        }
        yield page;
        const last = rows.at(-1);
        if (!last || rows.length < archivePage) return;
        after = last.id;
      }
    },
  };
}

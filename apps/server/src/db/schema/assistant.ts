import type { AssistantSource, AssistantState } from '@franca/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** Conversations with SmartTalk. */
export const assistantTopics = pgTable(
  'assistant_topics',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The beginning of the first question, or the name that the person gave it. */
    title: text('title').notNull(),
    /** Whether the person named it. */
    isNamed: boolean('is_named').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('assistant_topics_user').on(table.userId, table.createdAt)],
);

/** What a version of an answer was before it is written anew, for when nothing comes of that. */
export type EarlierAnswer = {
  content: string;
  state: AssistantState;
  engine: string | null;
  sources: AssistantSource[];
};

/**
 * Messages that a question is about, by their ids, which name nobody. Their words are not copied: each time, those are read that the
 * person can read then.
 */
export type StoredQuotes = { topicId: string; messageIds: string[] };

/** Questions and answers. An answer is there from the moment that its question is, and is written by one process under a lease. */
export const assistantMessages = pgTable(
  'assistant_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    topicId: uuid('topic_id')
      .notNull()
      .references(() => assistantTopics.id, { onDelete: 'cascade' }),
    /** The order in the conversation. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    isAnswer: boolean('is_answer').notNull(),
    content: text('content').notNull(),
    /** Earlier versions, the oldest first. */
    earlier: jsonb('earlier').$type<string[]>().notNull().default([]),
    state: text('state').$type<AssistantState>().notNull(),
    /** Name of the engine that wrote it; null in a question. */
    engine: text('engine'),
    sources: jsonb('sources').$type<AssistantSource[]>().notNull().default([]),
    /** What a question is about; null: no messages. */
    quotes: jsonb('quotes').$type<StoredQuotes>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Who writes it now: whoever has another id writes nothing into it. */
    runId: uuid('run_id'),
    /** After this the one who wrote it is gone. */
    leaseUntil: timestamp('lease_until', { withTimezone: true }),
    /** Whether the person stopped it, which another process may have to notice. */
    isStopRequested: boolean('is_stop_requested').notNull().default(false),
    /** The version that it is to replace. */
    previous: jsonb('previous').$type<EarlierAnswer>(),
  },
  (table) => [
    index('assistant_messages_topic').on(table.topicId, table.position),
    index('assistant_messages_writing').on(table.leaseUntil).where(sql`${table.state} = 'writing'`),
  ],
);

/** Questions that were sent to an engine: how often a person asked, and which answer a repeated request gets. */
export const assistantRequests = pgTable(
  'assistant_requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The client's name for it. */
    requestId: text('request_id'),
    /** The answer; null once it was deleted. */
    messageId: uuid('message_id').references(() => assistantMessages.id, { onDelete: 'set null' }),
    /** False where nothing was written: it costs the person nothing. */
    isCounted: boolean('is_counted').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('assistant_requests_request').on(table.userId, table.requestId),
    index('assistant_requests_user').on(table.userId, table.createdAt),
    index('assistant_requests_message').on(table.messageId),
    index('assistant_requests_created').on(table.createdAt),
  ],
);

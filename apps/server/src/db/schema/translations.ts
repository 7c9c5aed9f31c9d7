import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { messages } from './chat.ts';
import { users } from './users.ts';

/**
 * Translations by text, so that a sentence is translated once however often it is written. A row belongs to the message
 * that it was made for and goes with it; the next message with that text is translated anew.
 */
export const translations = pgTable(
  'translations',
  {
    /** SHA-256 of the text, hexadecimal. */
    textHash: text('text_hash').notNull(),
    source: text('source').notNull(),
    target: text('target').notNull(),
    engine: text('engine').notNull(),
    text: text('text').notNull(),
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.textHash, table.source, table.target, table.engine] }),
    index('translations_message').on(table.messageId),
  ],
);

/** State of each message in each language a reader asked for; rows in state `queued` are the translation queue. */
export const messageTranslations = pgTable(
  'message_translations',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    language: text('language').notNull(),
    /** Version of the message's text; an edit raises it and makes older rows `stale`. */
    version: integer('version').notNull(),
    topicId: uuid('topic_id').notNull(),
    state: text('state', { enum: ['queued', 'done', 'failed', 'unavailable', 'stale'] }).notNull(),
    /** The message as written: a queued row can be translated without any other table. */
    original: text('original').notNull(),
    text: text('text'),
    engine: text('engine'),
    source: text('source').notNull(),
    /** Who proposed the text, where a person did (`engine` is `correction`); null where the account is gone. */
    correctedBy: uuid('corrected_by').references(() => users.id, { onDelete: 'set null' }),
    /** Whether the correction is used for the next message of the topic with the same words. */
    isReused: boolean('is_reused').notNull().default(false),
    attempts: integer('attempts').notNull().default(0),
    /** While queued: when the next attempt is due; a running attempt moves it ahead as its lease. */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.language, table.version] }),
    index('message_translations_queue').on(table.state, table.nextAttemptAt),
    index('message_translations_reused')
      .on(table.topicId, table.language, sql`md5(${table.original})`, table.updatedAt.desc())
      .where(sql`${table.isReused}`),
    index('message_translations_by').on(table.correctedBy).where(sql`${table.correctedBy} is not null`),
    // Of a generated column that is not in here: see `messages_words`.
    index('message_translations_words')
      .using('gin', sql`words`)
      .with({ fastupdate: false })
      .where(sql`${table.state} = 'done' and ${table.text} is not null`),
  ],
);

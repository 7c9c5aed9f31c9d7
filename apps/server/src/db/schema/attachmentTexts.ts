import type { AttachmentText, TextBox } from '@franca/contract';
import { sql } from 'drizzle-orm';
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { messages } from './chat.ts';

/** A line of a picture as it was recognised. */
export type StoredLine = { text: string; box: TextBox };

/**
 * The words of voice messages and in pictures, recognised once for all readers, those of transcripts that were sent, and the names of files
 * and places.
 */
export const attachmentTexts = pgTable(
  'attachment_texts',
  {
    messageId: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    /** Place of the attachment in its message, from 0; -1 for the names of all of them. */
    place: integer('place').notNull(),
    topicId: uuid('topic_id').notNull(),
    medium: text('medium', { enum: ['voice', 'picture', 'transcript', 'name'] }).notNull(),
    state: text('state').$type<Exclude<AttachmentText['state'], 'unavailable'>>().notNull(),
    /** BCP 47 tag of what is said or written; null until that is known. */
    language: text('language'),
    /** Which engine recognised it, as readers are shown. */
    engine: jsonb('engine').$type<NonNullable<AttachmentText['engine']>>(),
    text: text('text'),
    /** The lines of a picture; empty for everything else. */
    lines: jsonb('lines').$type<StoredLine[]>().notNull().default([]),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.place] }),
    // Of a generated column that is not in here: see `messages_words`.
    index('attachment_texts_words')
      .using('gin', sql`words`)
      .with({ fastupdate: false })
      .where(sql`${table.text} is not null`),
  ],
);

/** Their translations, by the language of the readers. */
export const attachmentTextTranslations = pgTable(
  'attachment_text_translations',
  {
    messageId: uuid('message_id').notNull(),
    place: integer('place').notNull(),
    /** BCP 47 tag of the language into which it is translated. */
    language: text('language').notNull(),
    topicId: uuid('topic_id').notNull(),
    state: text('state', { enum: ['queued', 'done', 'failed', 'unavailable'] }).notNull(),
    engine: text('engine'),
    text: text('text'),
    /** Of each line of a picture; null where that line has none. */
    lines: jsonb('lines').$type<(string | null)[]>().notNull().default([]),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.place, table.language] }),
    foreignKey({
      columns: [table.messageId, table.place],
      foreignColumns: [attachmentTexts.messageId, attachmentTexts.place],
      name: 'attachment_text_translations_text',
    }).onDelete('cascade'),
    index('attachment_text_translations_words')
      .using('gin', sql`words`)
      .with({ fastupdate: false })
      .where(sql`${table.text} is not null`),
  ],
);

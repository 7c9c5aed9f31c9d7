import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { topics } from './topics.ts';
import { users } from './users.ts';

/** Names and words of conversations that are not left to engines. */
export const topicTerms = pgTable(
  'topic_terms',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    topicId: uuid('topic_id')
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    term: text('term').notNull(),
    /** The term in small letters with single blanks, by which it is found. */
    folded: text('folded').notNull(),
    /** What stands for it, by language; null: it stays as it is. */
    translations: jsonb('translations').$type<Record<string, string>>(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('topic_terms_term').on(table.topicId, table.folded),
    index('topic_terms_by').on(table.createdBy).where(sql`${table.createdBy} is not null`),
  ],
);

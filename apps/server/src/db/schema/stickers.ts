import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** Stickers that people added themselves. One that was removed keeps its row for a day, so that it can be brought back. */
export const stickers = pgTable(
  'stickers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Address of its file, which is its owner's alone. */
    url: text('url').notNull(),
    /** What it shows, as its owner says: a word or an emoji; empty where nobody said so. */
    name: text('name').notNull(),
    /** Address of the sticker of somebody else of which it is a copy. */
    copyOf: text('copy_of'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('stickers_url').on(table.url),
    uniqueIndex('stickers_copy').on(table.copyOf, table.userId),
    index('stickers_user').on(table.userId, table.createdAt),
    index('stickers_removed').on(table.removedAt),
  ],
);

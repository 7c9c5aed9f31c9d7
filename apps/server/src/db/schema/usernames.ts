import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** Usernames that are taken, and those that were given up a short while ago, which nobody else gets yet. */
export const usernames = pgTable(
  'usernames',
  {
    /** SHA-256 of what names that look alike have in common: a name that was given up says here no more whose it was. */
    key: text('key').primaryKey(),
    /** Whose it is or was; null where that account is gone. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** When it was given up; null while somebody has it. */
    releasedAt: timestamp('released_at', { withTimezone: true }),
  },
  (table) => [index('usernames_user').on(table.userId), index('usernames_released').on(table.releasedAt)],
);

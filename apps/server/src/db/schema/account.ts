import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** The newest code that confirms the deletion of an account. */
export const deletionCodes = pgTable('deletion_codes', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  codeHash: text('code_hash').notNull(),
  attempts: integer('attempts').notNull().default(0),
  sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/**
 * Deletions that were confirmed and are not finished, each with a job that works on it: the row goes with the last thing that is removed, so no column refers
 * to `users`.
 */
export const accountDeletions = pgTable('account_deletions', {
  userId: uuid('user_id').primaryKey(),
  /** The row of `users` that stands for the account in other people's conversations from then on. */
  placeholderId: uuid('placeholder_id').notNull().defaultRandom(),
});

import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { topics } from './topics.ts';
import { users } from './users.ts';

/** Invite links of groups. */
export const groupLinks = pgTable(
  'group_links',
  {
    /** The token is made of it with the installation's secret. */
    id: uuid('id').primaryKey(),
    topicId: uuid('topic_id')
      .notNull()
      .references(() => topics.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').notNull(),
    /** Whoever made it: the link adds people in that member's name. */
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Null: it does not end by itself. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** People that it lets in; null: as many as the group holds. */
    maxUses: integer('max_uses'),
    /** People who joined by it. */
    joinCount: integer('join_count').notNull().default(0),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('group_links_token').on(table.tokenHash),
    index('group_links_topic').on(table.topicId, table.createdAt),
    index('group_links_creator').on(table.createdBy),
  ],
);

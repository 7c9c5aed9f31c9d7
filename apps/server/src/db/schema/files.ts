import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/**
 * Uploaded files. `pending`: an address was given out; `ready`: the content was checked and may be downloaded.
 * Whatever nobody claimed (as an avatar or in a message) is purged after a while.
 */
export const files = pgTable(
  'files',
  {
    /** 32 random characters: whoever knows them may download. */
    key: text('key').primaryKey(),
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    /** Who uploads an avatar before the account exists: the address that was verified. */
    ownerProof: text('owner_proof'),
    folder: text('folder', { enum: ['avatar', 'upload', 'audio', 'sticker'] }).notNull(),
    name: text('name').notNull(),
    state: text('state', { enum: ['pending', 'ready'] })
      .notNull()
      .default('pending'),
    contentType: text('content_type'),
    size: integer('size'),
    width: integer('width'),
    height: integer('height'),
    /** How many parts came, while a file is made of parts that come one by one; null for a file that comes at once. */
    parts: integer('parts'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    claimedAt: timestamp('claimed_at', { withTimezone: true }),
  },
  (table) => [
    index('files_owner').on(table.ownerId),
    index('files_unclaimed').on(table.claimedAt, table.createdAt),
  ],
);

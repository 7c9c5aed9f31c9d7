import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/**
 * What pages say about themselves, as it was when they were fetched; a later fetch adds a row, and messages keep theirs. Whose
 * links they were is not stored here.
 */
export const linkPreviews = pgTable(
  'link_previews',
  {
    /** Also the key of its picture. */
    id: uuid('id').primaryKey(),
    /** SHA-256 of the address. */
    urlHash: text('url_hash').notNull(),
    url: text('url').notNull(),
    /** Where it was found, after redirects. */
    host: text('host').notNull(),
    /** Null where there is nothing to show, so that nobody asks again soon. */
    title: text('title'),
    description: text('description'),
    site: text('site'),
    hasPicture: boolean('has_picture').notNull().default(false),
    /** Until when it is taken instead of fetching again. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When it is looked at next whether any message still shows it. */
    purgeAt: timestamp('purge_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('link_previews_url').on(table.urlHash, table.expiresAt),
    index('link_previews_purge').on(table.purgeAt),
  ],
);

import type { UiLanguage } from '@franca/languages';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Partner enquiries, as they were sent. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('enquiries_created').on(table.createdAt)],
);

/** Addresses that asked for the newsletter; it is sent to those that are confirmed. Unsubscribing deletes the row. */
export const newsletterSubscribers = pgTable('newsletter_subscribers', {
  email: text('email').primaryKey(),
  /** 256 random bits, in the links of the mails to this address. */
  key: text('key').notNull().unique(),
  /** Language of the page on which it was entered. */
  language: text('language').$type<UiLanguage>().notNull(),
  requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
  confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
});

import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Codes and links that would have left by SMS or mail; filled only while no such provider is configured. */
export const devOutbox = pgTable(
  'dev_outbox',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    channel: text('channel', { enum: ['sms', 'email'] }).notNull(),
    to: text('to').notNull(),
    subject: text('subject'),
    text: text('text').notNull(),
    code: text('code'),
    link: text('link'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('dev_outbox_to').on(table.to, table.createdAt)],
);

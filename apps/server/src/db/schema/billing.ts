import type { PackageName } from '@franca/contract';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** The newest plan of each person who ever had one; `cancelled` runs until its end. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    package: text('package').$type<PackageName>().notNull(),
    state: text('state', { enum: ['active', 'cancelled', 'ended'] }).notNull(),
    /** Start of the present period. */
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    /** Days of the present period. */
    days: integer('days').notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
  },
  (table) => [index('subscriptions_due').on(table.state, table.endsAt)],
);

/** What happened to plans and money, one row for each event; rows are never changed. */
export const ledger = pgTable(
  'ledger',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Names the event, so that it is written down once. */
    key: text('key').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['gift-redeemed', 'cancelled', 'ended'] }).notNull(),
    package: text('package').$type<PackageName>().notNull(),
    /** Cents of AUD that were paid. */
    amountCents: integer('amount_cents').notNull(),
    /** When the plan ends, as known then. */
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('ledger_user').on(table.userId, table.at)],
);

/** Gift codes; the code itself is not stored, only its SHA-256. */
export const giftCodes = pgTable('gift_codes', {
  codeHash: text('code_hash').primaryKey(),
  package: text('package').$type<PackageName>().notNull(),
  days: integer('days').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  redeemedBy: uuid('redeemed_by').references(() => users.id, { onDelete: 'set null' }),
  redeemedAt: timestamp('redeemed_at', { withTimezone: true }),
});

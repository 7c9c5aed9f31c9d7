import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './users.ts';

/** Bearer sessions: the token itself is never stored, only its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Names the session to its owner. */
    id: uuid('id').notNull().unique().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** Name of the browser and of its system, as far as it said. */
    browser: text('browser'),
    system: text('system'),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/**
 * The newest sign-in code that each device asked for, by number; verifying it leaves the proof that sign-up asks for. `device`
 * is a hash of the device's secret, and empty for all clients that have none: they share one code.
 */
export const phoneCodes = pgTable(
  'phone_codes',
  {
    phone: text('phone').notNull(),
    device: text('device').notNull().default(''),
    codeHash: text('code_hash').notNull(),
    attempts: integer('attempts').notNull().default(0),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    verifiedAt: timestamp('verified_at', { withTimezone: true }),
    spentAt: timestamp('spent_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.phone, table.device] })],
);

/**
 * Wrong codes in a row for a number, over all codes that were sent to it. A device that signed in with the number has a row, and
 * a count, of its own; all others share the row whose `device` is empty.
 */
export const codeFailures = pgTable(
  'code_failures',
  {
    phone: text('phone').notNull(),
    device: text('device').notNull().default(''),
    failures: integer('failures').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.phone, table.device] })],
);

/** Emailed quick links: opened once, then good as the proof of one sign-up. */
export const quickLinks = pgTable(
  'quick_links',
  {
    codeHash: text('code_hash').primaryKey(),
    email: text('email').notNull(),
    isRedeem: boolean('is_redeem').notNull().default(false),
    /** The account whose address this link confirms; null: a link that signs in. */
    confirmsUserId: uuid('confirms_user_id').references(() => users.id, { onDelete: 'cascade' }),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    verifiedAt: timestamp('verified_at', { withTimezone: true }),
    spentAt: timestamp('spent_at', { withTimezone: true }),
  },
  (table) => [index('quick_links_email').on(table.email, table.sentAt)],
);

/** Captcha challenges that were already used, kept until they expire so that none counts twice. */
export const usedChallenges = pgTable('spent_challenges', {
  signature: text('signature').primaryKey(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/** Token buckets, shared by all processes of an installation; a bucket that is full has no row, or an old one. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  /** Uses that the latest statement got out of the bucket. */
  granted: integer('granted').notNull(),
  /** When the bucket will be full again. */
  fullAt: timestamp('full_at', { withTimezone: true }).notNull(),
});

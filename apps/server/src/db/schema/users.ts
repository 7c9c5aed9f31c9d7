import type { Gender, PackageName } from '@franca/contract';
import { type SQL, sql } from 'drizzle-orm';
import { boolean, date, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** `foldName` of the contract as an expression; the two are compared by a test. */
const foldedName = String.raw`replace(replace(replace(translate(lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0670]', '', 'g')), 'đðøłı', 'ddoli'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss')`;

/** People with a finished profile; a row exists only after sign-up, never after a mere verification. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    /** The name as searches compare it: `foldName` of the contract, in SQL. */
    nameFolded: text('name_folded')
      .notNull()
      .generatedAlwaysAs((): SQL => sql.raw(foldedName)),
    /** In small letters; who may have it is decided by the table `usernames`. */
    username: text('username'),
    avatar: text('avatar'),
    dialCode: text('dial_code'),
    phoneNumber: text('phone_number'),
    email: text('email'),
    /** An address that was entered in place of the confirmed one, which stays until this one is confirmed. */
    newEmail: text('new_email'),
    emailVerified: boolean('email_verified').notNull().default(false),
    birthday: date('birthday', { mode: 'string' }),
    description: text('description'),
    country: text('country').notNull(),
    language: text('language').notNull(),
    accent: text('accent').notNull(),
    gender: text('gender').$type<Gender>().notNull(),
    isVerified: boolean('is_verified').notNull().default(false),
    isDemo: boolean('is_demo').notNull().default(false),
    package: text('package').$type<PackageName>().notNull().default('free'),
    /** When the plan last stopped to include translation: what was translated until then stays readable. */
    privateTranslationUntil: timestamp('private_translation_until', { withTimezone: true }),
    /** The same for groups. */
    groupTranslationUntil: timestamp('group_translation_until', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }),
    /** Whether others receive `last_seen_at`, and this person that of others. */
    showsLastSeen: boolean('shows_last_seen').notNull().default(true),
    /** Of an account that is being deleted, and of the row that stands for a deleted one: nobody can sign in or find it. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('users_phone').on(table.dialCode, table.phoneNumber),
    // An address that was only entered keeps nobody else from proving that it is theirs.
    uniqueIndex('users_email').on(sql`lower(${table.email})`).where(sql`${table.emailVerified}`),
    index('users_new_email').on(sql`lower(${table.newEmail})`).where(sql`${table.newEmail} is not null`),
    index('users_email_claims').on(sql`lower(${table.email})`),
    index('users_name_folded').on(table.nameFolded),
    // By its beginning, too.
    uniqueIndex('users_username').on(table.username.op('text_pattern_ops')),
  ],
);

import type { ErrorCode, PackageName } from '@franca/contract';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './users.ts';

type PaidPackage = Exclude<PackageName, 'free'>;

const moment = (name: string) => timestamp(name, { withTimezone: true });
const owner = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The newest plan of each person who ever had one: what the events of the ledger lead to. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    package: text('package').$type<PaidPackage>().notNull(),
    state: text('state', { enum: ['trialing', 'active', 'past_due', 'cancelled', 'ended'] }).notNull(),
    /** Start of the present period. */
    startedAt: moment('started_at').notNull(),
    /** Days of the present period. */
    days: integer('days').notNull(),
    endsAt: moment('ends_at').notNull(),
    cancelledAt: moment('cancelled_at'),
    /** End of the part of the period that was paid for; what follows was given. */
    paidUntil: moment('paid_until').notNull(),
    /** What that part is worth, in cents of AUD. */
    paidCents: integer('paid_cents').notNull(),
    /** Day of the month on which periods end, as far as the month has it. */
    anchorDay: integer('anchor_day').notNull(),
    /** Whether the card is charged at the end; of a cancelled plan, what a restart goes back to. */
    renews: boolean('renews').notNull(),
    /** Whether a cancelled plan was a trial. */
    wasTrial: boolean('was_trial').notNull(),
    nextPackage: text('next_package').$type<PaidPackage>(),
    /** When the first charge of a renewal failed. */
    pastDueSince: moment('past_due_since'),
    endedAt: moment('ended_at'),
    /** When the job looks at the plan: at its end, or when a card is charged again. */
    dueAt: moment('due_at').notNull(),
    /** Events in the ledger. */
    revision: integer('revision').notNull(),
  },
  (table) => [index('subscriptions_due').on(table.state, table.dueAt)],
);

/** What happened to plans and money, one row for each event; the database refuses to change rows. */
export const ledger = pgTable(
  'ledger',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Order of the events of a person. */
    seq: bigserial('seq', { mode: 'number' }).notNull(),
    /** Names the event, so that it is written down once. */
    key: text('key').notNull().unique(),
    userId: owner(),
    kind: text('kind', {
      enum: [
        'trial-begun',
        'gift-redeemed',
        'paid',
        'upgraded',
        'renewed',
        'charge-failed',
        'cancelled',
        'restarted',
        'scheduled',
        'ended',
        'payment-unwanted',
        'refunded',
      ],
    }).notNull(),
    package: text('package').$type<PaidPackage>().notNull(),
    /** Cents of AUD that were paid, negative where they were paid back. */
    amountCents: integer('amount_cents').notNull(),
    /** When the plan ends, as known then. */
    endsAt: moment('ends_at').notNull(),
    at: moment('at').notNull(),
    startedAt: moment('started_at'),
    paidUntil: moment('paid_until'),
    /** What the period that begins is worth; of a charge that failed, what was tried. */
    paidCents: integer('paid_cents'),
    renews: boolean('renews'),
    nextPackage: text('next_package').$type<PaidPackage>(),
    retryAt: moment('retry_at'),
    endedAt: moment('ended_at'),
    /** The operation at the processor, its key there. */
    purchaseId: uuid('purchase_id'),
    last4: text('last4'),
  },
  (table) => [index('ledger_user').on(table.userId, table.seq)],
);

/**
 * What was begun with the payment processor, written down before it is called; the id is the processor's key. At most
 * one of a person is open.
 */
export const purchases = pgTable(
  'purchases',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    kind: text('kind', {
      enum: ['plan', 'renewal', 'card', 'card-for-plan', 'card-for-trial', 'forget'],
    }).notNull(),
    package: text('package').$type<PaidPackage>(),
    amountCents: integer('amount_cents').notNull(),
    /** What the person entered; removed when it is final. */
    token: text('token'),
    /** The kept card that a renewal charges. */
    cardId: text('card_id'),
    isPersonPresent: boolean('is_person_present').notNull(),
    status: text('status', {
      enum: ['pending', 'action_required', 'done', 'declined', 'refunding', 'refunded'],
    }).notNull(),
    /** Why it was declined. */
    problem: text('problem').$type<ErrorCode>(),
    refundedCents: integer('refunded_cents').notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('purchases_open')
      .on(table.userId)
      .where(sql`${table.status} in ('pending', 'action_required')`),
    index('purchases_unsettled')
      .on(table.createdAt)
      .where(sql`${table.status} in ('pending', 'action_required', 'refunding')`),
    index('purchases_user').on(table.userId, table.createdAt),
  ],
);

/** The card that each person keeps; the number is nowhere. */
export const customers = pgTable('customers', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The processor's name of the card. */
  cardId: text('card_id').notNull(),
  name: text('name').notNull(),
  last4: text('last4').notNull(),
  /** Keyed hash of what is the same for the same number. */
  fingerprintHash: text('fingerprint_hash').notNull(),
  changedAt: moment('changed_at').notNull(),
});

/** Trials that were used: one for each card, and one for each person. The row outlives the person and names nobody then. */
export const trials = pgTable('trials', {
  fingerprintHash: text('fingerprint_hash').primaryKey(),
  userId: uuid('user_id')
    .unique()
    .references(() => users.id, { onDelete: 'set null' }),
  begunAt: moment('begun_at').notNull(),
});

/** Mails about plans, written in the transaction of what they are about; a job sends each. */
export const billingMails = pgTable(
  'billing_mails',
  {
    /** The event it is about, so that nobody is notified twice. */
    key: text('key').primaryKey(),
    userId: owner(),
    kind: text('kind', {
      enum: [
        'receipt',
        'trialBegun',
        'trialEnds',
        'renewalFailed',
        'cancelled',
        'restarted',
        'ended',
        'refunded',
      ],
    }).notNull(),
    facts: jsonb('facts')
      .$type<{ package: PaidPackage; amountCents: number; day: string; last4: string | null }>()
      .notNull(),
    status: text('status', { enum: ['waiting', 'sent', 'no-address', 'given-up'] }).notNull(),
  },
  (table) => [index('billing_mails_user').on(table.userId)],
);

/** Gift codes; the code itself is not stored, only its SHA-256. */
export const giftCodes = pgTable('gift_codes', {
  codeHash: text('code_hash').primaryKey(),
  package: text('package').$type<PaidPackage>().notNull(),
  days: integer('days').notNull(),
  createdAt: moment('created_at').notNull(),
  redeemedBy: uuid('redeemed_by').references(() => users.id, { onDelete: 'set null' }),
  redeemedAt: moment('redeemed_at'),
});

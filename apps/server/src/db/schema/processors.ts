import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

// What the payment processors keep is outside the domain, as the books of a bank are. No column refers to `users`: a
// charge must not wait for whoever holds the person's row, and refunds outlive the account. `forgetPerson` removes.

/** Tokens of the sandbox's card form; neither the token nor the card's number is stored, only hashes. */
export const sandboxTokens = pgTable('sandbox_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  /** What the card does; a name of `testCards`. */
  behaviour: text('behaviour').notNull(),
  fingerprint: text('fingerprint').notNull(),
  last4: text('last4').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** The operation that used it: a token is good for one. */
  usedBy: text('used_by'),
});

/** Cards that the sandbox keeps for later charges. */
export const sandboxCards = pgTable(
  'sandbox_cards',
  {
    id: text('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    behaviour: text('behaviour').notNull(),
    fingerprint: text('fingerprint').notNull(),
    last4: text('last4').notNull(),
  },
  (table) => [index('sandbox_cards_user').on(table.userId)],
);

/** Everything that was asked of the sandbox, by its key. */
export const sandboxOperations = pgTable(
  'sandbox_operations',
  {
    key: text('key').primaryKey(),
    kind: text('kind', { enum: ['card', 'charge', 'refund'] }).notNull(),
    /** Null after the person was forgotten, and where a charge was given up before it was asked for. */
    userId: uuid('user_id'),
    amountCents: integer('amount_cents').notNull(),
    status: text('status', { enum: ['done', 'declined', 'action-required'] }).notNull(),
    reason: text('reason', { enum: ['card_invalid', 'card_expired', 'card_declined'] }),
    /** Of a card or charge: the card that was used. */
    cardId: text('card_id'),
    behaviour: text('behaviour'),
    fingerprint: text('fingerprint'),
    last4: text('last4'),
    /** Of a refund: the charge that it pays back. */
    chargeKey: text('charge_key'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('sandbox_operations_user').on(table.userId),
    index('sandbox_operations_charge').on(table.chargeKey),
  ],
);

/** Stripe's customer of each person. */
export const stripeCustomers = pgTable('stripe_customers', {
  userId: uuid('user_id').primaryKey(),
  /** Names the attempt to make the customer at Stripe, which answers a repeated one as the first. */
  attempt: uuid('attempt').notNull().defaultRandom(),
  customerId: text('customer_id'),
});

/** Which of Stripe's objects belongs to a key. Stripe forgets keys after a day, this table does not. */
export const stripeOperations = pgTable(
  'stripe_operations',
  {
    key: text('key').primaryKey(),
    kind: text('kind', { enum: ['card', 'charge', 'refund'] }).notNull(),
    userId: uuid('user_id'),
    amountCents: integer('amount_cents').notNull(),
    /** SetupIntent, PaymentIntent or refund; null until Stripe has named it. */
    objectId: text('object_id'),
    /** Given up before there was an object: none may pay any more. */
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('stripe_operations_object').on(table.objectId),
    index('stripe_operations_user').on(table.userId),
  ],
);

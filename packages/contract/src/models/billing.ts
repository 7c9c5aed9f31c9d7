import * as z from 'zod';
import { limits } from '../constants/limits.ts';
import { packageNameSchema } from '../constants/packageNameSchema.ts';
import { errorCodes } from '../errors/errorCodes.ts';
import { filledText } from '../schema/text.ts';
import { timestampSchema, wholeNumber } from '../schema/values.ts';

/** Months and years that the card form offers; a past one is refused by the server. */
export const cardExpiry = { firstMonth: 1, lastMonth: 12, firstYear: 2022, lastYear: 2042 } as const;

const wrong = errorCodes.card_invalid.sentence;

/**
 * A card as the provider's form has turned it into a token, `tok_…` or `ctoken_…`. Nothing else is taken: tokens are
 * stored until the purchase is done, and a number that is sent in their place must not be.
 */
export const cardTokenSchema = filledText(limits.token).refine(
  (value) => /^[a-z]+_[\w-]+$/i.test(value),
  wrong,
);

/** A card as the account dialog sends it: digits of the number without spaces, month 01-12, year 2022-2042. */
export const cardPayloadSchema = z.object({
  card_number: z
    .string()
    .max(40)
    .transform((value) => value.replace(/[\s-]/g, ''))
    .refine((value) => /^\d{12,19}$/.test(value), wrong),
  expire_month: wholeNumber(cardExpiry.firstMonth, cardExpiry.lastMonth),
  expire_year: wholeNumber(cardExpiry.firstYear, cardExpiry.lastYear),
  cvc: z.string().regex(/^\d{3,4}$/, wrong),
});

/** The card on file as shown to its owner: the holder's name and the last four digits. */
export const customerSchema = z.object({ name: z.string(), last4: z.string() });

/**
 * Where a subscription stands: none; a trial; paid or given; a renewal that could not be charged yet, with everything
 * still open; cancelled, but running until its end; over. `open`: this server has no plans, everything is open.
 */
export const subscriptionStates = [
  'free',
  'trialing',
  'active',
  'past_due',
  'cancelled',
  'ended',
  'open',
] as const;

/** Where a subscription stands. */
export type SubscriptionState = (typeof subscriptionStates)[number];

/** A running plan: `price` in AUD per month, `created_at` the start of the current period, `duration` in days. */
export const subscriptionSchema = z.object({
  package: packageNameSchema,
  price: z.number(),
  created_at: timestampSchema.nullable(),
  duration: z.int().nullable(),
  status: z.enum(subscriptionStates),
  /** Whether the end of the period is a renewal that charges the card. */
  renews: z.boolean(),
  /** The plan that begins with the next period, where another one was chosen. */
  next_package: packageNameSchema.nullable(),
  cancelled_at: timestampSchema.nullable(),
});

/** Answers to a request for a trial: a card is needed; a trial or plan runs already; it began. */
export const trialStatuses = ['not_valid', 'exists', 'new'] as const;

/**
 * What the person's bank still asks for. In the sandbox the page itself asks, and sends the answer with
 * `POST /user/confirm-payment`; with Stripe its script asks, with `client_secret`, and the same call follows.
 */
export const paymentActionSchema = z.discriminatedUnion('provider', [
  z.object({ provider: z.literal('sandbox'), action_id: z.uuid() }),
  z.object({ provider: z.literal('stripe'), action_id: z.uuid(), client_secret: z.string() }),
]);

/**
 * How far a purchase or a new card is. `pending`: the payment provider has not answered; the server goes on asking it,
 * and `plan-changed` says when it is done. The same request may be sent again at any time and never charges twice.
 */
export const paymentOutcomeSchema = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('done'),
    subscription: subscriptionSchema,
    customer: customerSchema.nullable(),
  }),
  z.object({ status: z.literal('action_required'), action: paymentActionSchema }),
  z.object({ status: z.literal('pending') }),
]);

/** What the test cards of the sandbox do. */
export const testCardOutcomes = [
  'pays',
  'asks_bank',
  'declined',
  'insufficient_funds',
  'expired',
  'declined_at_renewal',
] as const;

/** How cards are entered on this server. */
export const paymentSetupSchema = z.discriminatedUnion('provider', [
  /** No real money: the test cards that the form offers by one click. */
  z.object({
    provider: z.literal('sandbox'),
    test_cards: z.array(z.object({ card_number: z.string(), outcome: z.enum(testCardOutcomes) })),
  }),
  /** Stripe's Payment Element collects the card; the server refuses numbers. */
  z.object({ provider: z.literal('stripe'), publishable_key: z.string() }),
  /** This server has no plans. */
  z.object({ provider: z.literal('none') }),
]);

/** One payment or refund, as its payer sees it; `amount_cents` in cents of AUD, what was paid back is negative. */
export const paymentSchema = z.object({
  _id: z.string(),
  at: timestampSchema,
  kind: z.enum(['payment', 'refund', 'gift']),
  status: z.enum(['paid', 'failed']),
  package: packageNameSchema,
  amount_cents: z.int(),
  last4: z.string().nullable(),
});

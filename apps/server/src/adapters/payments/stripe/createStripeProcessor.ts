import Stripe from 'stripe';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../db/Database.ts';
import type { Clock } from '../../../ports/Clock.ts';
import {
  type CardOutcome,
  type ChargeOutcome,
  type PaymentProcessor,
  ProcessorUnavailable,
} from '../../../ports/PaymentProcessor.ts';
import { readStripeEvent } from './readStripeEvent.ts';
import { createStripeBooks, type StripeOperation, type StripeRequest } from './stripeBooks.ts';
import { createStripeRequests } from './stripeErrors.ts';
import { createPaymentIntents, createSetupIntents, type Intent, type Intents } from './stripeIntents.ts';

/** What the Stripe processor is made with. */
export type StripeProcessorOptions = Omit<Extract<Config['payments'], { kind: 'stripe' }>, 'kind'> & {
  db: Database;
  clock: Clock;
  /** Address of the app, to which a bank that leads the person away leads back. */
  publicUrl: () => string;
  /** Told why Stripe did not answer, in its own word for the error. */
  onUnavailable: (problem: string) => void;
  /** How long an answer is waited for, in milliseconds; 20 s by default. */
  timeoutMs?: number;
};

type Source = { token: string } | { cardId: string };

const givenUp = { status: 'declined', reason: 'card_declined' } as const;

function unfinished({ state, reason, clientSecret }: Intent) {
  return state === 'asks'
    ? ({ status: 'action-required', step: { clientSecret } } as const)
    : ({ status: 'declined', reason } as const);
}

function chargeOutcome(intent: Intent): ChargeOutcome {
  if (intent.state === 'processing') return { status: 'processing' };
  if (intent.state !== 'done') return unfinished(intent);
  if (!intent.card) throw new Error(`Stripe names no card for ${intent.id}.`);
  return { status: 'paid', chargeId: intent.id, card: intent.card };
}

function cardOutcome(intent: Intent): CardOutcome {
  if (intent.state === 'processing')
    throw new ProcessorUnavailable('Stripe has not decided about the card yet.');
  if (intent.state !== 'done') return unfinished(intent);
  if (!intent.card) throw new Error(`Stripe names no card for ${intent.id}.`);
  return { status: 'kept', card: intent.card };
}

function connect({ secretKey, apiUrl, timeoutMs = 20_000 }: StripeProcessorOptions): Stripe {
  const { hostname, port, protocol } = new URL(apiUrl ?? 'https://api.stripe.com');
  const isPlain = protocol === 'http:';
  return new Stripe(secretKey, {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

/**
 * Stripe. An intent is made first, its name is written down, and only then is it confirmed: an intent pays at most
 * once, so that whatever was lost on the way, and however long ago, the same key is the same charge. Should an intent
 * be made twice because its name was lost, the nameless one is never confirmed.
 */
export function createStripeProcessor(options: StripeProcessorOptions): PaymentProcessor {
  const stripe = connect(options);
  const { ask, insist } = createStripeRequests(options.onUnavailable);
  const books = createStripeBooks(options);
  const returnUrl = (): string => `${options.publicUrl()}/chat`;
  const payments = createPaymentIntents(stripe, returnUrl);
  const setups = createSetupIntents(stripe, returnUrl);

  const customerOf = (userId: string): Promise<string> =>
    books.customerOf(userId, async (attempt) => {
      const person = { metadata: { franca_user: userId } };
      const { id } = await insist('a customer', () =>
        stripe.customers.create(person, { idempotencyKey: `customer ${attempt}` }),
      );
      return id;
    });

  /** The intent of an operation, made when there is none; undefined when the operation was given up. */
  async function intentOf(
    { key, userId, amountCents }: StripeRequest & { userId: string },
    intents: Intents,
    keepsCard: boolean,
  ): Promise<Intent | undefined> {
    const attempt = async (): Promise<Intent | { unknown: string }> => {
      const customerId = await customerOf(userId);
      const made = await ask(() => intents.create({ key, customerId, amountCents, keepsCard }));
      if (!('refused' in made)) return made;
      if (made.refused.kind === 'request' && made.refused.code === 'resource_missing')
        return { unknown: customerId };
      throw new Error(`Stripe refused the intent of ${key}.`);
    };
    let made = await attempt();
    if ('unknown' in made) {
      // Deleted in the dashboard, or of another account or mode: its cards are gone, the person pays as a new customer.
      await books.dropCustomer({ userId, customerId: made.unknown });
      made = await attempt();
    }
    if ('unknown' in made) throw new Error(`Stripe does not know the customer that it has just made.`);
    const named = await books.name(key, made.id);
    return named?.objectId ? insist('an intent', () => intents.retrieve(named.objectId ?? '')) : undefined;
  }

  /** Gives an intent up; it may have been paid before. */
  async function cancel(intents: Intents, id: string): Promise<Intent> {
    const cancelled = await ask(() => intents.cancel(id));
    return 'refused' in cancelled ? insist('an intent', () => intents.retrieve(id)) : cancelled;
  }

  /** A refused card could be replaced at Stripe with the secret that the browser has: it is final only when cancelled. */
  async function settle(intents: Intents, intent: Intent): Promise<Intent> {
    if (intent.state !== 'failed') return intent;
    const after = await cancel(intents, intent.id);
    return after.state === 'cancelled' ? { ...after, reason: intent.reason } : after;
  }

  async function confirm(
    intents: Intents,
    { id }: Intent,
    how: { source: Source; isPersonPresent: boolean },
  ): Promise<Intent> {
    const answer = await ask(() => intents.confirm(id, how));
    if (!('refused' in answer)) return settle(intents, answer);
    const found = await insist('an intent', () => intents.retrieve(id));
    if (found.state !== 'untouched') return settle(intents, found);
    // Neither this request nor another one got as far as the bank: the token or the card is not valid.
    const { refused } = answer;
    const after = await cancel(intents, id);
    const reason = refused.kind === 'card' ? refused.reason : 'card_invalid';
    return after.state === 'cancelled' ? { ...after, reason } : after;
  }

  async function run(
    request: StripeRequest & { userId: string },
    intents: Intents,
    how: { source: Source; isPersonPresent: boolean },
  ): Promise<Intent | undefined> {
    const row = await books.begin(request);
    const { objectId } = row;
    if (row.cancelledAt && !objectId) return undefined;
    const intent = objectId
      ? await insist('an intent', () => intents.retrieve(objectId))
      : await intentOf(request, intents, 'token' in how.source);
    if (!intent) return undefined;
    return intent.state === 'untouched' ? confirm(intents, intent, how) : settle(intents, intent);
  }

  async function findIntent(intents: Intents, row: StripeOperation | undefined): Promise<Intent | undefined> {
    const id = row?.objectId;
    if (!id) return undefined;
    return settle(intents, await insist('an intent', () => intents.retrieve(id)));
  }

  return {
    id: 'stripe',
    setup: { provider: 'stripe', publishable_key: options.publishableKey },
    keepCard: async ({ key, userId, token }) => {
      const request = { key, userId, kind: 'card', amountCents: 0 } as const;
      const intent = await run(request, setups, { source: { token }, isPersonPresent: true });
      return intent ? cardOutcome(intent) : givenUp;
    },
    findCard: async ({ key }) => {
      const row = await books.find(key);
      const intent = row?.kind === 'card' ? await findIntent(setups, row) : undefined;
      return intent && intent.state !== 'untouched' ? cardOutcome(intent) : undefined;
    },
    charge: async ({ key, userId, amountCents, source, isPersonPresent }) => {
      const request = { key, userId, kind: 'charge', amountCents } as const;
      const intent = await run(request, payments, { source, isPersonPresent });
      return intent ? chargeOutcome(intent) : givenUp;
    },
    findCharge: async ({ key }) => {
      const row = await books.find(key);
      if (row?.kind !== 'charge') return undefined;
      const { amountCents } = row;
      if (row.cancelledAt && !row.objectId) return { ...givenUp, amountCents, refundedCents: 0 };
      const intent = await findIntent(payments, row);
      if (!intent || intent.state === 'untouched') return undefined;
      return { ...chargeOutcome(intent), amountCents, refundedCents: intent.refundedCents };
    },
    cancelCharge: async ({ key }) => {
      const row = await books.giveUp(key);
      if (row?.kind !== 'charge') throw new Error(`The key ${key} belongs to another operation.`);
      const { amountCents, objectId } = row;
      if (!objectId) return { ...givenUp, amountCents, refundedCents: 0 };
      const intent = await cancel(payments, objectId);
      return { ...chargeOutcome(intent), amountCents, refundedCents: intent.refundedCents };
    },
    refund: async ({ key, chargeKey, amountCents }) => {
      const charge = await books.find(chargeKey);
      const intentId = charge?.kind === 'charge' ? charge.objectId : null;
      if (!intentId) throw new Error(`The charge ${chargeKey} cannot pay ${amountCents} cents back.`);
      const { userId } = charge ?? { userId: null };
      const row = await books.begin({ key, kind: 'refund', userId, amountCents });
      if (row.objectId) return { refundId: row.objectId };
      // Its name may have been lost longer ago than Stripe remembers keys.
      const before = await insist('refunds', () =>
        stripe.refunds.list({ payment_intent: intentId, limit: 100 }),
      );
      const known = before.data.find(({ metadata }) => metadata?.franca_key === key);
      const refund =
        known ??
        (await insist(`the refund ${key}`, () =>
          stripe.refunds.create(
            { payment_intent: intentId, amount: amountCents, metadata: { franca_key: key } },
            { idempotencyKey: `refund ${key}` },
          ),
        ));
      await books.name(key, refund.id);
      return { refundId: refund.id };
    },
    forgetCard: async ({ cardId }) => {
      // Refused where it was forgotten before.
      await ask(() => stripe.paymentMethods.detach(cardId));
    },
    forgetPerson: async ({ userId }) => {
      const customerId = await books.findCustomer(userId);
      if (customerId) await ask(() => stripe.customers.del(customerId));
      await books.forget(userId);
    },
    readEvent: (message) =>
      readStripeEvent(message, { stripe, webhookSecret: options.webhookSecret, findKey: books.findKey }),
  };
}

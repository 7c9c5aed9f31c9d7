import Stripe from 'stripe';
import type { Config } from '../../../config.ts';
import type { OutsideService } from '../../../core/outside/OutsideService.ts';
import type { Database } from '../../../db/Database.ts';
import type { Clock } from '../../../ports/Clock.ts';
import {
  type CardOutcome,
  type ChargeOutcome,
  type PaymentProcessor,
  ProcessorUnavailable,
} from '../../../ports/PaymentProcessor.ts';
import { createBoundedClient } from './createBoundedClient.ts';
import { readStripeEvent } from './readStripeEvent.ts';
import { createStripeBooks } from './stripeBooks.ts';
import { createStripeRequests } from './stripeErrors.ts';
import { createStripeFlow } from './stripeFlow.ts';
import { createPaymentIntents, createSetupIntents, type Intent } from './stripeIntents.ts';

/** What the Stripe processor is made with. */
export type StripeProcessorOptions = Omit<Extract<Config['payments'], { kind: 'stripe' }>, 'kind'> & {
  db: Database;
  clock: Clock;
  /** Address of the app, to which a bank that leads the person away leads back. */
  publicUrl: () => string;
  /** Called with the reason when Stripe does not respond: its own word for the error. */
  onUnavailable: (problem: string) => void;
  /** The way to it. */
  service: OutsideService;
  /** How long a response is waited for, in milliseconds; 8 s by default. */
  timeoutMs?: number;
};

const givenUp = { status: 'declined', reason: 'card_declined' } as const;

function unfinished({ state, reason, clientSecret }: Intent) {
  return state === 'asks'
    ? ({
        status: 'action-required',
        step: { provider: 'stripe', client_secret: clientSecret ?? '' },
      } as const)
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

function connect({ secretKey, apiUrl, timeoutMs = 8000 }: StripeProcessorOptions): Stripe {
  const { hostname, port, protocol } = new URL(apiUrl ?? 'https://api.stripe.com');
  const isPlain = protocol === 'http:';
  return new Stripe(secretKey, {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
    timeout: timeoutMs,
    httpClient: createBoundedClient(),
    // What has no response is asked for again by its job; a connection that had ended is tried once more all the same.
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

/** Stripe: PaymentIntents for charges, SetupIntents for cards that are kept, one customer for each person. */
export function createStripeProcessor(options: StripeProcessorOptions): PaymentProcessor {
  const stripe = connect(options);
  const requests = createStripeRequests(options.service, options.onUnavailable);
  const { ask, insist } = requests;
  const books = createStripeBooks(options);
  const returnUrl = (): string => `${options.publicUrl()}/chat`;
  const payments = createPaymentIntents(stripe, returnUrl);
  const setups = createSetupIntents(stripe, returnUrl);

  const flow = createStripeFlow({ stripe, books, requests });

  const refund: PaymentProcessor['refund'] = async ({ key, chargeKey, amountCents }) => {
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
    const made =
      known ??
      (await insist(`the refund ${key}`, () =>
        stripe.refunds.create(
          { payment_intent: intentId, amount: amountCents, metadata: { franca_key: key } },
          { idempotencyKey: `refund ${key}` },
        ),
      ));
    await books.name(key, made.id);
    return { refundId: made.id };
  };

  return {
    id: 'stripe',
    setup: () => ({ provider: 'stripe', publishable_key: options.publishableKey }),
    keepCard: async ({ key, userId, token }) => {
      const request = { key, userId, kind: 'card', amountCents: 0 } as const;
      const intent = await flow.run(request, setups, { source: { token }, isPersonPresent: true });
      return intent ? cardOutcome(intent) : givenUp;
    },
    findCard: async ({ key }) => {
      const row = await books.find(key);
      const intent = row?.kind === 'card' ? await flow.find(setups, row) : undefined;
      return intent && intent.state !== 'untouched' ? cardOutcome(intent) : undefined;
    },
    charge: async ({ key, userId, amountCents, source, isPersonPresent }) => {
      const request = { key, userId, kind: 'charge', amountCents } as const;
      const intent = await flow.run(request, payments, { source, isPersonPresent });
      return intent ? chargeOutcome(intent) : givenUp;
    },
    findCharge: async ({ key }) => {
      const row = await books.find(key);
      if (row?.kind !== 'charge') return undefined;
      const { amountCents } = row;
      if (row.cancelledAt && !row.objectId) return { ...givenUp, amountCents, refundedCents: 0 };
      const intent = await flow.find(payments, row);
      if (!intent || intent.state === 'untouched') return undefined;
      return { ...chargeOutcome(intent), amountCents, refundedCents: intent.refundedCents };
    },
    cancelCharge: async ({ key }) => {
      const row = await books.giveUp(key);
      if (row?.kind !== 'charge') throw new Error(`The key ${key} belongs to another operation.`);
      const { amountCents, objectId } = row;
      if (!objectId) return { ...givenUp, amountCents, refundedCents: 0 };
      const intent = await flow.cancel(payments, objectId);
      return { ...chargeOutcome(intent), amountCents, refundedCents: intent.refundedCents };
    },
    refund,
    forgetCard: async ({ cardId }) => {
      // Refused where it was forgotten before.
      await ask(() => stripe.paymentMethods.detach(cardId));
    },
    forgetPerson: async ({ userId }) => {
      const customerId = await books.findCustomer(userId);
      if (customerId) await ask(() => stripe.customers.del(customerId));
      await books.forget(userId);
    },
    readEvent: ({ body, headers }) =>
      readStripeEvent(
        { body, signature: headers['stripe-signature']?.toString() },
        { stripe, webhookSecret: options.webhookSecret, findKey: books.findKey },
      ),
  };
}

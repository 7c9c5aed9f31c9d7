import type Stripe from 'stripe';
import type { StripeBooks, StripeOperation, StripeRequest } from './stripeBooks.ts';
import type { StripeRequests } from './stripeErrors.ts';
import type { Intent, Intents } from './stripeIntents.ts';

/** Where the money or the card comes from, and whether the bank may ask the person. */
type How = { source: { token: string } | { cardId: string }; isPersonPresent: boolean };

/** What the flow works with. */
export type StripeFlowOptions = { stripe: Stripe; books: StripeBooks; requests: StripeRequests };

/** The way of an operation through Stripe's intents. */
export type StripeFlow = {
  /** Begins an operation or goes on with it; undefined when it was given up before it had an intent. */
  run: (
    request: StripeRequest & { userId: string },
    intents: Intents,
    how: How,
  ) => Promise<Intent | undefined>;
  /** The intent of an operation that was begun. */
  find: (intents: Intents, row: StripeOperation | undefined) => Promise<Intent | undefined>;
  /** Gives an intent up; it may have been paid before. */
  cancel: (intents: Intents, id: string) => Promise<Intent>;
};

/**
 * An intent is made first, its name is written down, and only then is it confirmed: an intent pays at most once, so that
 * whatever was lost on the way, and however long ago, the same key is the same charge. Should an intent be made twice
 * because its name was lost, the nameless one is never confirmed.
 */
export function createStripeFlow({ stripe, books, requests }: StripeFlowOptions): StripeFlow {
  const { ask, insist } = requests;

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

  async function cancel(intents: Intents, id: string): Promise<Intent> {
    const cancelled = await ask(() => intents.cancel(id));
    return 'refused' in cancelled ? insist('an intent', () => intents.retrieve(id)) : cancelled;
  }

  /** A refused card could be replaced at Stripe with the secret that the browser has: it is final only when cancelled. */
  async function cancelFailed(intents: Intents, intent: Intent): Promise<Intent> {
    if (intent.state !== 'failed') return intent;
    const after = await cancel(intents, intent.id);
    return after.state === 'cancelled' ? { ...after, reason: intent.reason } : after;
  }

  async function confirm(intents: Intents, { id }: Intent, how: How): Promise<Intent> {
    const answer = await ask(() => intents.confirm(id, how));
    if (!('refused' in answer)) return cancelFailed(intents, answer);
    const found = await insist('an intent', () => intents.retrieve(id));
    if (found.state !== 'untouched') return cancelFailed(intents, found);
    // Neither this request nor another one got as far as the bank: the token or the card is not valid.
    const { refused } = answer;
    const after = await cancel(intents, id);
    const reason = refused.kind === 'card' ? refused.reason : 'card_invalid';
    return after.state === 'cancelled' ? { ...after, reason } : after;
  }

  async function run(
    request: StripeRequest & { userId: string },
    intents: Intents,
    how: How,
  ): Promise<Intent | undefined> {
    const row = await books.begin(request);
    const { objectId } = row;
    if (row.cancelledAt && !objectId) return undefined;
    const intent = objectId
      ? await insist('an intent', () => intents.retrieve(objectId))
      : await intentOf(request, intents, 'token' in how.source);
    if (!intent) return undefined;
    return intent.state === 'untouched' ? confirm(intents, intent, how) : cancelFailed(intents, intent);
  }

  async function find(intents: Intents, row: StripeOperation | undefined): Promise<Intent | undefined> {
    const id = row?.objectId;
    if (!id) return undefined;
    return cancelFailed(intents, await insist('an intent', () => intents.retrieve(id)));
  }

  return { run, find, cancel };
}

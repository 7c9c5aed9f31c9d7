import Stripe from 'stripe';
import type { ProcessorEvent } from '../../../ports/PaymentProcessor.ts';

/** Seconds that a signature stays good: a message that somebody recorded is of no use later. */
const toleranceSeconds = 300;

/** What an event of Stripe's is about, as far as it matters here. */
type EventObject = {
  id: string;
  metadata?: Record<string, string> | null;
  payment_intent?: string | { id: string } | null;
};

/** How an event is read. */
export type StripeEventOptions = {
  stripe: Stripe;
  webhookSecret: string;
  /** The key of an object of Stripe's, where the object itself does not carry it. */
  findKey: (objectId: string) => Promise<string | undefined>;
};

/**
 * Checks the signature of what came to the webhook and names the key that it is about. Nothing else of it is used: the
 * present state is asked for, so that events may come late, twice and in any order.
 */
export async function readStripeEvent(
  { body, signature }: { body: Buffer; signature: string | undefined },
  { stripe, webhookSecret, findKey }: StripeEventOptions,
): Promise<ProcessorEvent | undefined> {
  if (signature === undefined) return undefined;
  let event: { type: string; data: { object: unknown } };
  try {
    event = stripe.webhooks.constructEvent(body, signature, webhookSecret, toleranceSeconds);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
      return undefined;
    throw error;
  }
  const kind = /^(payment_intent|charge|refund)\./.test(event.type)
    ? 'charge-changed'
    : event.type.startsWith('setup_intent.') && 'card-changed';
  if (!kind) return { kind: 'other' };
  const object = event.data.object as EventObject;
  const parent = object.payment_intent;
  const intentId = typeof parent === 'string' ? parent : (parent?.id ?? object.id);
  // A charge carries the names of its intent; a refund and a dispute only say which intent it was.
  const key = (await findKey(intentId)) ?? object.metadata?.franca_key;
  return key === undefined ? { kind: 'other' } : { kind, key };
}

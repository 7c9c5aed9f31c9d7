import type Stripe from 'stripe';
import type { DeclineReason, KeptCard } from '../../../ports/PaymentProcessor.ts';
import { reasonOf } from './stripeErrors.ts';

/** A PaymentIntent or SetupIntent, as far as a processor has to know it. */
export type Intent = {
  id: string;
  /** `untouched`: no card was tried. `failed`: one was tried in vain, and another one could be. */
  state: 'untouched' | 'asks' | 'processing' | 'done' | 'failed' | 'cancelled';
  /** Of `failed` and `cancelled`. */
  reason: DeclineReason;
  clientSecret: string | undefined;
  /** The card that was tried last. */
  card: KeptCard | undefined;
  refundedCents: number;
};

/** What one of Stripe's two kinds of intent can do; the flow over them is the same. */
export type Intents = {
  create: (what: {
    key: string;
    customerId: string;
    amountCents: number;
    keepsCard: boolean;
  }) => Promise<Intent>;
  retrieve: (id: string) => Promise<Intent>;
  confirm: (
    id: string,
    how: { source: { token: string } | { cardId: string }; isPersonPresent: boolean },
  ) => Promise<Intent>;
  cancel: (id: string) => Promise<Intent>;
};

const states = {
  requires_payment_method: 'untouched',
  requires_confirmation: 'untouched',
  requires_action: 'asks',
  requires_capture: 'processing',
  processing: 'processing',
  succeeded: 'done',
  canceled: 'cancelled',
} as const;

function keptCard(method: string | Stripe.PaymentMethod | null | undefined): KeptCard | undefined {
  if (!method || typeof method === 'string' || !method.card) return undefined;
  const { id, card, billing_details } = method;
  return {
    cardId: id,
    name: billing_details.name ?? '',
    last4: card.last4,
    fingerprint: card.fingerprint ?? '',
  };
}

type AnyIntent = Pick<Stripe.PaymentIntent, 'id' | 'client_secret' | 'payment_method'> & {
  status: string;
  failure: Stripe.PaymentIntent.LastPaymentError | Stripe.SetupIntent.LastSetupError | null;
  refundedCents: number;
};

function toIntent({ id, status, failure, client_secret, payment_method, refundedCents }: AnyIntent): Intent {
  const state = states[status as keyof typeof states] ?? 'processing';
  return {
    id,
    state: state === 'untouched' && failure ? 'failed' : state,
    reason: failure ? reasonOf(failure) : 'card_declined',
    clientSecret: client_secret ?? undefined,
    card: keptCard(payment_method),
    refundedCents,
  };
}

const expand = ['payment_method'];
// Typed, because a spread hides a wrong name: Stripe renamed this one in 2026 and refuses the old one.
const cardsOnly = {
  allowed_payment_method_types: ['card'],
} satisfies Stripe.SetupIntentCreateParams & Partial<Stripe.PaymentIntentCreateParams>;
/** Names our key in whatever Stripe tells about the intent. */
const named = (key: string) => ({ metadata: { franca_key: key } });
const sourceOf = (source: { token: string } | { cardId: string }) =>
  'token' in source ? { confirmation_token: source.token } : { payment_method: source.cardId };

/** PaymentIntents: charges. */
export function createPaymentIntents(stripe: Stripe, returnUrl: () => string): Intents {
  const read = (intent: Stripe.PaymentIntent): Intent => {
    const charge = intent.latest_charge;
    const refundedCents = charge && typeof charge === 'object' ? charge.amount_refunded : 0;
    return toIntent({ ...intent, failure: intent.last_payment_error, refundedCents });
  };
  const expanded = { expand: [...expand, 'latest_charge'] };
  return {
    create: async ({ key, customerId, amountCents, keepsCard }) => {
      const money: Stripe.PaymentIntentCreateParams = {
        amount: amountCents,
        currency: 'aud',
        customer: customerId,
      };
      const usage: Partial<Stripe.PaymentIntentCreateParams> = keepsCard
        ? { setup_future_usage: 'off_session' }
        : {};
      const options = { idempotencyKey: `charge ${key} ${customerId}` };
      return read(
        await stripe.paymentIntents.create({ ...money, ...usage, ...cardsOnly, ...named(key) }, options),
      );
    },
    retrieve: async (id) => read(await stripe.paymentIntents.retrieve(id, expanded)),
    confirm: async (id, { source, isPersonPresent }) => {
      const person: Stripe.PaymentIntentConfirmParams = isPersonPresent
        ? { use_stripe_sdk: true, return_url: returnUrl() }
        : { off_session: true };
      return read(await stripe.paymentIntents.confirm(id, { ...sourceOf(source), ...person, ...expanded }));
    },
    cancel: async (id) => read(await stripe.paymentIntents.cancel(id, expanded)),
  };
}

/** SetupIntents: cards that are kept without a charge. */
export function createSetupIntents(stripe: Stripe, returnUrl: () => string): Intents {
  const read = (intent: Stripe.SetupIntent): Intent =>
    toIntent({ ...intent, failure: intent.last_setup_error, refundedCents: 0 });
  return {
    create: async ({ key, customerId }) => {
      const what: Stripe.SetupIntentCreateParams = { customer: customerId, usage: 'off_session' };
      const options = { idempotencyKey: `card ${key} ${customerId}` };
      return read(await stripe.setupIntents.create({ ...what, ...cardsOnly, ...named(key) }, options));
    },
    retrieve: async (id) => read(await stripe.setupIntents.retrieve(id, { expand })),
    confirm: async (id, { source }) =>
      read(
        await stripe.setupIntents.confirm(id, {
          ...sourceOf(source),
          use_stripe_sdk: true,
          return_url: returnUrl(),
          expand,
        }),
      ),
    cancel: async (id) => read(await stripe.setupIntents.cancel(id, { expand })),
  };
}

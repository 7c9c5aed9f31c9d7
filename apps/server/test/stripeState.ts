import { randomBytes } from 'node:crypto';
import type { CardKind } from '../src/ports/PaymentProcessor.conformance.ts';

/** A refusal as Stripe words it. */
export class StripeProblem extends Error {
  override name = 'StripeProblem';
  readonly status: number;
  readonly body: object;
  constructor(status: number, body: object) {
    super(JSON.stringify(body));
    this.status = status;
    this.body = body;
  }
}

type Form = Record<string, unknown>;
type Card = { kind: CardKind; last4: string; fingerprint: string };
type PaymentMethod = {
  id: string;
  object: 'payment_method';
  type: 'card';
  card: { last4: string; fingerprint: string };
  billing_details: { name: string | null };
  customer: string | null;
  kind: CardKind;
};
type Failure = { type: 'card_error'; code: string; decline_code?: string; message: string };
type Intent = {
  id: string;
  object: 'payment_intent' | 'setup_intent';
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  customer: string;
  client_secret: string;
  metadata: Form;
  payment_method: string | null;
  usage: string | null;
  amount: number;
  failure: Failure | null;
  latest_charge: string | null;
};
type Refund = { id: string; object: 'refund'; amount: number; payment_intent: string; metadata: Form };

/** What the local Stripe holds, and what people do with it outside the API of the server. */
export type StripeState = {
  /** Carries out one request; throws `StripeProblem`. */
  run: (method: string, path: string, form: Form) => unknown;
  /** What Stripe's form in the browser makes of a card: a ConfirmationToken. */
  enter: (kind: CardKind, name?: string) => string;
  /** The person's answer to the bank, as Stripe's script in the browser brings it. */
  answerBank: (clientSecret: string, approve: boolean) => void;
  /** Cents that the customers of a person paid, less what was paid back. */
  takenFrom: (userId: string) => number;
  /** Deletes the customers of a person, as an operator does in the dashboard. */
  deleteCustomers: (userId: string) => void;
  /** How many customers a person is. */
  customersOf: (userId: string) => number;
  /** All PaymentIntents that paid. */
  paidIntents: () => { id: string; key: string; amount: number; userId: string }[];
  /** An event about an intent, as Stripe sends it. */
  eventAbout: (key: string, type: string) => string;
};

const cards: Record<CardKind, Card> = {
  pays: { kind: 'pays', last4: '4242', fingerprint: 'Xt5EWLLDS7FJjR1c' },
  asks_bank: { kind: 'asks_bank', last4: '3155', fingerprint: 'kBQlzoZ0wzvK2aqC' },
  asks_bank_always: { kind: 'asks_bank_always', last4: '3184', fingerprint: 'mHUNRwOLyP0iB1aO' },
  declined: { kind: 'declined', last4: '0002', fingerprint: 'Ay2LDoPvVmR1jzvB' },
  expired: { kind: 'expired', last4: '0069', fingerprint: '0Lq1AqBoVZWn3oUl' },
  declined_at_renewal: { kind: 'declined_at_renewal', last4: '0341', fingerprint: 'mQvPmc8qEUcRXmWT' },
};

const makeId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
const invalid = (code: string, param?: string, more: object = {}): StripeProblem =>
  new StripeProblem(code === 'resource_missing' ? 404 : 400, {
    type: 'invalid_request_error',
    code,
    param,
    message: `${code} ${param ?? ''}`,
    ...more,
  });
const cardFailure = (code: string, decline_code?: string): Failure => ({
  type: 'card_error',
  code,
  ...(decline_code && { decline_code }),
  message: 'Your card was declined.',
});

/** Parameters that the documentation names, of those that Franca sends; others are refused, as Stripe does. */
const known: Record<string, readonly string[]> = {
  'POST customers': ['metadata'],
  'POST payment_intents': [
    'amount',
    'currency',
    'customer',
    'setup_future_usage',
    'allowed_payment_method_types',
    'metadata',
  ],
  'POST setup_intents': ['customer', 'usage', 'allowed_payment_method_types', 'metadata'],
  'POST payment_intents confirm': [
    'confirmation_token',
    'payment_method',
    'off_session',
    'use_stripe_sdk',
    'return_url',
    'expand',
  ],
  'POST setup_intents confirm': [
    'confirmation_token',
    'payment_method',
    'use_stripe_sdk',
    'return_url',
    'expand',
  ],
  'POST payment_intents cancel': ['expand'],
  'POST setup_intents cancel': ['expand'],
  'GET payment_intents': ['expand'],
  'GET setup_intents': ['expand'],
  'POST refunds': ['payment_intent', 'amount', 'metadata'],
  'GET refunds': ['payment_intent', 'limit'],
  'POST payment_methods detach': [],
  'DELETE customers': [],
};

/** Stripe's objects in memory, with the documented states of intents. */
export function createStripeState(): StripeState {
  const customers = new Map<string, { id: string; object: 'customer'; metadata: Form }>();
  const owners = new Map<string, string>();
  const methods = new Map<string, PaymentMethod>();
  const tokens = new Map<string, { card: Card; name: string | null; isUsed: boolean }>();
  const intents = new Map<string, Intent>();
  const refunds: Refund[] = [];

  const refundedOf = (id: string): number =>
    refunds.filter((refund) => refund.payment_intent === id).reduce((sum, { amount }) => sum + amount, 0);

  function show(intent: Intent, expand: unknown = {}): unknown {
    const wanted = Object.values(expand as Form);
    const { failure, payment_method, latest_charge, usage, amount, ...rest } = intent;
    const { kind: _kind, ...method } = methods.get(payment_method ?? '') ?? { kind: null };
    const charge = { id: latest_charge, object: 'charge', amount, amount_refunded: refundedOf(intent.id) };
    const isPayment = intent.object === 'payment_intent';
    return {
      ...rest,
      payment_method: wanted.includes('payment_method') && payment_method ? method : payment_method,
      ...(isPayment
        ? {
            amount,
            currency: 'aud',
            setup_future_usage: usage,
            last_payment_error: failure,
            latest_charge: wanted.includes('latest_charge') && latest_charge ? charge : latest_charge,
          }
        : { usage, last_setup_error: failure }),
    };
  }

  function find(id: string, object: string): Intent {
    const intent = intents.get(id);
    if (intent?.object !== object) throw invalid('resource_missing', 'intent');
    return intent;
  }

  function create(object: Intent['object'], form: Form): Intent {
    const { customer, metadata = {} } = form;
    if (!customers.has(String(customer))) throw invalid('resource_missing', 'customer');
    const amount = Number(form.amount ?? 0);
    const isPayment = object === 'payment_intent';
    if (isPayment && !(Number.isInteger(amount) && amount >= 50)) throw invalid('amount_too_small', 'amount');
    if (isPayment && form.currency !== 'aud') throw invalid('parameter_invalid', 'currency');
    const id = makeId(isPayment ? 'pi' : 'seti');
    const intent: Intent = {
      id,
      object,
      status: 'requires_payment_method',
      customer: String(customer),
      client_secret: `${id}_secret_${randomBytes(8).toString('hex')}`,
      metadata: metadata as Form,
      payment_method: null,
      usage: String(form.setup_future_usage ?? form.usage ?? '') || null,
      amount,
      failure: null,
      latest_charge: null,
    };
    intents.set(id, intent);
    return intent;
  }

  function methodOf({ confirmation_token, payment_method }: Form, { customer }: Intent): PaymentMethod {
    if (payment_method !== undefined) {
      const method = methods.get(String(payment_method));
      if (method?.customer !== customer) throw invalid('resource_missing', 'payment_method');
      return method;
    }
    const token = tokens.get(String(confirmation_token));
    if (!token) throw invalid('resource_missing', 'confirmation_token');
    if (token.isUsed) throw invalid('confirmation_token_already_used', 'confirmation_token');
    token.isUsed = true;
    const { kind, last4, fingerprint } = token.card;
    const id = makeId('pm');
    const billing_details = { name: token.name };
    const card = { last4, fingerprint };
    const method: PaymentMethod = {
      id,
      object: 'payment_method',
      type: 'card',
      card,
      billing_details,
      customer: null,
      kind,
    };
    methods.set(id, method);
    return method;
  }

  function fail(intent: Intent, failure: Failure): never {
    intent.status = 'requires_payment_method';
    intent.failure = failure;
    intent.payment_method = null;
    throw new StripeProblem(402, { ...failure, [intent.object]: show(intent) });
  }

  function succeed(intent: Intent): void {
    intent.status = 'succeeded';
    intent.failure = null;
    if (intent.object === 'payment_intent') intent.latest_charge = makeId('ch');
    const method = methods.get(intent.payment_method ?? '');
    if (method && intent.usage) method.customer = intent.customer;
  }

  function confirm(intent: Intent, form: Form): Intent {
    if (intent.status !== 'requires_payment_method')
      throw invalid('payment_intent_unexpected_state', undefined, { [intent.object]: show(intent) });
    const isKept = form.payment_method !== undefined;
    const method = methodOf(form, intent);
    intent.payment_method = method.id;
    if (method.kind === 'declined') fail(intent, cardFailure('card_declined', 'generic_decline'));
    if (method.kind === 'expired') fail(intent, cardFailure('expired_card'));
    if (method.kind === 'declined_at_renewal' && isKept)
      fail(intent, cardFailure('card_declined', 'generic_decline'));
    const asks = method.kind === 'asks_bank_always' || (method.kind === 'asks_bank' && !isKept);
    if (asks && form.off_session === 'true')
      fail(intent, cardFailure('authentication_required', 'authentication_required'));
    if (asks) intent.status = 'requires_action';
    else succeed(intent);
    return intent;
  }

  function cancel(intent: Intent): Intent {
    if (intent.status === 'succeeded' || intent.status === 'canceled')
      throw invalid('payment_intent_unexpected_state', undefined, { [intent.object]: show(intent) });
    intent.status = 'canceled';
    return intent;
  }

  function refund(form: Form): Refund {
    const intent = find(String(form.payment_intent), 'payment_intent');
    const amount = Number(form.amount);
    if (intent.status !== 'succeeded') throw invalid('charge_not_paid', 'payment_intent');
    if (refundedOf(intent.id) + amount > intent.amount) throw invalid('charge_already_refunded', 'amount');
    const made: Refund = {
      id: makeId('re'),
      object: 'refund',
      amount,
      payment_intent: intent.id,
      metadata: (form.metadata ?? {}) as Form,
    };
    refunds.push(made);
    return made;
  }

  function run(method: string, path: string, form: Form): unknown {
    const [, , kind = '', id, action] = path.split('/');
    const name = [method, kind, action].filter(Boolean).join(' ');
    const allowed = known[name];
    if (!allowed)
      throw new StripeProblem(404, { type: 'invalid_request_error', message: `Unrecognized ${name}` });
    const unknown = Object.keys(form).find((field) => !allowed.includes(field));
    if (unknown === 'payment_method_types')
      throw invalid('payment_method_types_no_longer_supported', unknown);
    if (unknown) throw invalid('parameter_unknown', unknown);
    const object = kind === 'setup_intents' ? 'setup_intent' : 'payment_intent';
    if (kind === 'customers' && method === 'POST') {
      const customer = {
        id: makeId('cus'),
        object: 'customer' as const,
        metadata: (form.metadata ?? {}) as Form,
      };
      customers.set(customer.id, customer);
      owners.set(customer.id, String(customer.metadata.franca_user));
      return customer;
    }
    if (kind === 'customers') {
      if (!customers.delete(id ?? '')) throw invalid('resource_missing', 'id');
      for (const owned of methods.values()) if (owned.customer === id) owned.customer = null;
      return { id, object: 'customer', deleted: true };
    }
    if (kind === 'payment_methods') {
      const owned = methods.get(id ?? '');
      if (!owned?.customer) throw invalid('payment_method_unexpected_state', 'payment_method');
      owned.customer = null;
      return owned;
    }
    if (kind === 'refunds') {
      if (method === 'POST') return refund(form);
      const data = refunds.filter(({ payment_intent }) => payment_intent === form.payment_intent);
      return { object: 'list', data, has_more: false, url: '/v1/refunds' };
    }
    if (id === undefined) return show(create(object, form));
    const intent = find(id, object);
    if (action === 'confirm') return show(confirm(intent, form), form.expand);
    return show(action === 'cancel' ? cancel(intent) : intent, form.expand);
  }

  return {
    run,
    enter: (kind, cardholder) => {
      const id = makeId('ctoken');
      tokens.set(id, { card: cards[kind], name: cardholder ?? null, isUsed: false });
      return id;
    },
    answerBank: (clientSecret, approve) => {
      const intent = [...intents.values()].find((one) => one.client_secret === clientSecret);
      if (intent?.status !== 'requires_action') return;
      if (approve) return succeed(intent);
      intent.status = 'requires_payment_method';
      intent.payment_method = null;
      intent.failure = cardFailure('payment_intent_authentication_failure');
    },
    takenFrom: (userId) =>
      [...intents.values()]
        .filter((one) => one.status === 'succeeded' && owners.get(one.customer) === userId)
        .reduce((sum, one) => sum + one.amount - refundedOf(one.id), 0),
    deleteCustomers: (userId) => {
      for (const [id, owner] of owners) if (owner === userId) customers.delete(id);
    },
    customersOf: (userId) => [...owners.values()].filter((owner) => owner === userId).length,
    paidIntents: () =>
      [...intents.values()]
        .filter((one) => one.status === 'succeeded' && one.object === 'payment_intent')
        .map((one) => ({
          id: one.id,
          key: String(one.metadata.franca_key),
          amount: one.amount,
          userId: owners.get(one.customer) ?? '',
        })),
    eventAbout: (key, type) => {
      const intent = [...intents.values()].find((one) => one.metadata.franca_key === key);
      const object = intent ? show(intent) : { id: makeId('pi'), object: 'payment_intent', metadata: {} };
      return JSON.stringify({ id: makeId('evt'), object: 'event', type, data: { object } });
    },
  };
}

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/createTestDatabase.ts';
import { openTestService } from '../../../../test/openTestService.ts';
import { type LocalStripe, startStripe, stripeKeys } from '../../../../test/startStripe.ts';
import type { DatabaseHandle } from '../../../db/Database.ts';
import { describePaymentProcessor } from '../../../ports/PaymentProcessor.conformance.ts';
import {
  type BankStep,
  type PaymentProcessor,
  ProcessorUnavailable,
} from '../../../ports/PaymentProcessor.ts';
import { createStripeProcessor } from './createStripeProcessor.ts';

async function openStripe() {
  const { open, drop } = await createTestDatabase();
  const database: DatabaseHandle = await open();
  const stripe: LocalStripe = await startStripe();
  const { db } = database;
  const clock = () => new Date();
  const publicUrl = () => 'https://franca.example';
  const problems: string[] = [];
  const onUnavailable = (problem: string) => void problems.push(problem);
  // A minute later each time: what was lost before keeps nothing from being asked.
  let minutes = 0;
  const minuteLater = () => new Date(Date.now() + 60_000 * ++minutes);
  const create = (timeoutMs?: number): PaymentProcessor =>
    createStripeProcessor({
      ...stripeKeys,
      apiUrl: stripe.url,
      db,
      clock,
      publicUrl,
      service: openTestService('payments', { clock: minuteLater }),
      onUnavailable,
      ...(timeoutMs && { timeoutMs }),
    });
  return {
    db,
    stripe,
    problems,
    create,
    dispose: async () => {
      await stripe.close();
      await database.close();
      await drop();
    },
  };
}

const secretOf = (step: BankStep): string => ('client_secret' in step ? step.client_secret : '');

describePaymentProcessor('Stripe', async () => {
  const { stripe, create, dispose } = await openStripe();
  return {
    processor: create(),
    reopen: () => create(),
    enter: async (kind) => stripe.enter(kind),
    answerBank: async ({ step, approve }) => stripe.answerBank(secretOf(step), approve),
    takenFrom: async (userId) => stripe.takenFrom(userId),
    lose: stripe.lose,
    restore: () => stripe.lose('nothing'),
    dispose,
  };
});

describe('Stripe', () => {
  let open: Awaited<ReturnType<typeof openStripe>>;
  let processor: PaymentProcessor;
  beforeAll(async () => {
    open = await openStripe();
    processor = open.create();
  });
  beforeEach(() => {
    open.stripe.requests.length = 0;
  });
  afterAll(() => open.dispose());

  const order = () => ({
    key: `order-${randomUUID()}`,
    userId: randomUUID(),
    amountCents: 499,
    source: { token: open.stripe.enter('pays', 'Ana Ríos') },
    isPersonPresent: true,
  });

  it('receives nothing about the person but an id, and tells the name on the card', async () => {
    const request = order();
    const outcome = await processor.charge(request);
    expect(outcome).toMatchObject({ status: 'paid', card: { name: 'Ana Ríos', last4: '4242' } });
    expect(open.stripe.paidIntents()).toContainEqual(
      expect.objectContaining({ key: request.key, userId: request.userId, amount: 499 }),
    );
  });

  it('makes one customer for each person, at the same moment too', async () => {
    const { userId } = order();
    const [one, other] = [order(), order()].map((request) => ({ ...request, userId }));
    if (!one || !other) return expect.unreachable();
    await Promise.all([processor.charge(one), open.create().charge(other)]);
    expect(open.stripe.customersOf(userId)).toBe(1);
    expect(open.stripe.takenFrom(userId)).toBe(998);
  });

  it.each([
    ['the customer', /customers$/],
    ['the intent', /payment_intents$/],
    ['its confirmation', /confirm$/],
    ['everything', /./],
  ])('pays once when the answer about %s is lost and its keys are forgotten', async (_what, path) => {
    const request = order();
    open.stripe.lose('answers', path);
    await expect(processor.charge(request)).rejects.toBeInstanceOf(ProcessorUnavailable);
    open.stripe.lose('nothing');
    open.stripe.forgetKeys();
    expect(await open.create().charge(request)).toMatchObject({ status: 'paid' });
    open.stripe.forgetKeys();
    expect(await processor.charge(request)).toMatchObject({ status: 'paid' });
    expect(open.stripe.takenFrom(request.userId)).toBe(499);
  });

  it('never pays what was given up while its response was lost', async () => {
    const request = order();
    open.stripe.lose('answers', /payment_intents$/);
    await expect(processor.charge(request)).rejects.toBeInstanceOf(ProcessorUnavailable);
    open.stripe.lose('nothing');
    expect(await processor.cancelCharge(request)).toMatchObject({ status: 'declined' });
    expect(await processor.charge(request)).toMatchObject({ status: 'declined' });
    expect(open.stripe.takenFrom(request.userId)).toBe(0);
  });

  it('pays back once when the response is lost and its keys are forgotten', async () => {
    const request = order();
    await processor.charge(request);
    const refund = { key: `refund-${randomUUID()}`, chargeKey: request.key, amountCents: 200 };
    open.stripe.lose('answers', /refunds$/);
    await expect(processor.refund(refund)).rejects.toBeInstanceOf(ProcessorUnavailable);
    open.stripe.lose('nothing');
    open.stripe.forgetKeys();
    await processor.refund(refund);
    expect(open.stripe.takenFrom(request.userId)).toBe(299);
  });

  it('is unavailable when it is too slow, and has paid all the same', async () => {
    const request = order();
    open.stripe.lose('patience', /confirm$/);
    await expect(open.create(100).charge(request)).rejects.toBeInstanceOf(ProcessorUnavailable);
    // Sent once: a second try would keep its place at the service for as long again, while nobody waits for it any more.
    expect(open.stripe.requests.filter((line) => line.endsWith('/confirm'))).toHaveLength(1);
    open.stripe.lose('nothing');
    expect(await processor.findCharge(request)).toMatchObject({ status: 'paid' });
    expect(open.stripe.takenFrom(request.userId)).toBe(499);
  });

  it('asks once more, and no more often, where the connection was closed', async () => {
    const request = order();
    open.stripe.lose('answers', /customers$/);
    await expect(processor.charge(request)).rejects.toBeInstanceOf(ProcessorUnavailable);
    open.stripe.lose('nothing');
    expect(open.stripe.requests).toEqual(['POST /v1/customers', 'POST /v1/customers']);
  });

  it('makes another customer where Stripe does not know the one that is written down', async () => {
    const first = order();
    await processor.charge(first);
    open.stripe.deleteCustomers(first.userId);
    const { userId } = first;
    expect(await processor.charge({ ...order(), userId })).toMatchObject({ status: 'paid' });
    expect(open.stripe.customersOf(userId)).toBe(2);
    expect(open.stripe.takenFrom(userId)).toBe(998);
  });

  it.each([500, 429, 401])('is unavailable while it answers %i', async (status) => {
    const request = order();
    open.stripe.fail(status);
    await expect(processor.charge(request)).rejects.toBeInstanceOf(ProcessorUnavailable);
    open.stripe.fail(0);
    expect(await processor.charge(request)).toMatchObject({ status: 'paid' });
  });

  it('says nothing of keys and tokens when it is unavailable', async () => {
    open.stripe.fail(401);
    const error: unknown = await processor.charge(order()).catch((reason: unknown) => reason);
    open.stripe.fail(0);
    expect(error).toBeInstanceOf(ProcessorUnavailable);
    expect(String(error)).not.toMatch(/sk_|ctoken_|pk_/);
    expect(open.problems.at(-1)).toBe('StripeAuthenticationError');
  });

  it('cancels what was refused, so that the browser cannot pay it with its secret', async () => {
    const request = { ...order(), source: { token: open.stripe.enter('asks_bank') } };
    const outcome = await processor.charge(request);
    if (outcome.status !== 'action-required') return expect.unreachable();
    open.stripe.answerBank(secretOf(outcome.step), false);
    await processor.findCharge(request);
    expect(open.stripe.requests.at(-1)).toMatch(/POST \/v1\/payment_intents\/pi_\w+\/cancel/);
  });

  describe('as it calls the server', () => {
    const send = (body: string, signature: string) =>
      processor.readEvent?.({ body: Buffer.from(body), headers: { 'stripe-signature': signature } });

    it('names the key of a charge and of a card', async () => {
      const request = order();
      await processor.charge(request);
      const charged = open.stripe.eventAbout(request.key, 'payment_intent.succeeded');
      expect(await send(charged, open.stripe.sign(charged))).toEqual({
        kind: 'charge-changed',
        key: request.key,
      });
      const card = { key: `card-${randomUUID()}`, userId: randomUUID(), token: open.stripe.enter('pays') };
      await processor.keepCard(card);
      const kept = open.stripe.eventAbout(card.key, 'setup_intent.succeeded');
      expect(await send(kept, open.stripe.sign(kept))).toEqual({ kind: 'card-changed', key: card.key });
    });

    it('may speak of what is not ours', async () => {
      const [unknown, other] = ['payment_intent.succeeded', 'payout.paid'].map((type) =>
        open.stripe.eventAbout('unknown', type),
      );
      expect(await send(unknown ?? '', open.stripe.sign(unknown ?? ''))).toEqual({ kind: 'other' });
      expect(await send(other ?? '', open.stripe.sign(other ?? ''))).toEqual({ kind: 'other' });
    });

    it('is not believed when the body was changed or the signature is old', async () => {
      const body = open.stripe.eventAbout('unknown', 'payment_intent.succeeded');
      const signature = open.stripe.sign(body);
      expect(await send(body.replace('payment', 'Payment'), signature)).toBeUndefined();
      const old = open.stripe.sign(body, new Date(Date.now() - 3_600_000));
      expect(await send(body, old)).toBeUndefined();
      expect(await send('not json', open.stripe.sign('not json'))).toBeUndefined();
    });
  });
});

import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalStripe, startStripe, stripeEnvironment } from '../../../test/startStripe.ts';
import { createWorld, type Person, type World } from '../../../test/world.ts';
import { ledger } from '../../db/schema/billing.ts';

const premium = { package_name: 'premium', package_price: 4.99 } as const;

describe('a plan that is paid with Stripe', () => {
  let stripe: LocalStripe;
  let world: World;
  beforeAll(async () => {
    stripe = await startStripe();
    world = await createWorld({ environment: stripeEnvironment(stripe) });
  });
  afterAll(async () => {
    await world.dispose();
    await stripe.close();
  });

  const joinFree = (name: string) => world.join(name, { plan: 'free' });
  const buy = (as: Person, token: string) => world.api.billing.checkOut({ as, body: { token, ...premium } });
  const planOf = async (as: Person) => (await world.api.users.me({ as })).data.subscription;
  const linesOf = async ({ id }: Person) => {
    const { db } = world.app.core.database;
    const lines = await db.select().from(ledger).where(eq(ledger.userId, id)).orderBy(asc(ledger.seq));
    return lines.map(({ kind, amountCents }) => `${kind} ${amountCents}`);
  };
  /** Stripe's report about a person's newest intent. */
  const report = async (key: string, type = 'payment_intent.succeeded') => {
    const payload = stripe.eventAbout(key, type);
    const headers = { 'content-type': 'application/json', 'stripe-signature': stripe.sign(payload) };
    const request = { method: 'POST', url: '/api/payments/webhook', headers, payload } as const;
    return (await world.app.core.server.inject(request)).statusCode;
  };

  it('begins at once, and its card is kept', async () => {
    const mia = await joinFree('Mia');
    expect((await world.api.billing.paymentSetup({ as: mia })).data).toEqual({
      provider: 'stripe',
      publishable_key: 'pk_test_local0000000000000000',
    });
    expect((await buy(mia, stripe.enter('pays', 'Mia M.'))).data).toMatchObject({
      status: 'done',
      subscription: { package: 'premium', status: 'active', renews: true },
      customer: { name: 'Mia M.', last4: '4242' },
    });
    expect(stripe.takenFrom(mia.id)).toBe(499);
    expect(await linesOf(mia)).toEqual(['paid 499']);
  });

  it('waits for the bank, whose answer Stripe reports: twice, late and out of order', async () => {
    const eva = await joinFree('Eva');
    const { data } = await buy(eva, stripe.enter('asks_bank'));
    if (data.status !== 'action_required' || data.action.provider !== 'stripe')
      return expect.unreachable(data.status);
    const { action_id, client_secret } = data.action;
    expect(await report(action_id, 'payment_intent.created')).toBe(200);
    expect(await planOf(eva)).toMatchObject({ package: 'free' });
    stripe.answerBank(client_secret, true);
    expect(await Promise.all([report(action_id), report(action_id)])).toEqual([200, 200]);
    expect(await planOf(eva)).toMatchObject({ package: 'premium', status: 'active' });
    expect(await report(action_id, 'payment_intent.payment_failed')).toBe(200);
    const confirmed = await world.api.billing.confirmPayment({ as: eva, body: { action_id } });
    expect(confirmed.data).toMatchObject({ status: 'done' });
    expect(stripe.takenFrom(eva.id)).toBe(499);
    expect(await linesOf(eva)).toEqual(['paid 499']);
  });

  it('does not begin where the bank is refused', async () => {
    const ida = await joinFree('Ida');
    const { data } = await buy(ida, stripe.enter('asks_bank'));
    if (data.status !== 'action_required' || data.action.provider !== 'stripe')
      return expect.unreachable(data.status);
    const { action_id, client_secret } = data.action;
    stripe.answerBank(client_secret, false);
    const confirmed = await world.api.billing.confirmPayment({ as: ida, body: { action_id } });
    expect(confirmed).toMatchObject({ status: 402, code: 'card_declined' });
    expect(await planOf(ida)).toMatchObject({ package: 'free' });
    expect(stripe.takenFrom(ida.id)).toBe(0);
  });

  it('is charged once where answers are lost, and asked for by the same request', async () => {
    const noa = await joinFree('Noa');
    const token = stripe.enter('pays');
    stripe.lose('answers', /confirm$/);
    expect((await buy(noa, token)).data).toEqual({ status: 'pending' });
    stripe.lose('nothing');
    expect((await buy(noa, token)).data).toMatchObject({ status: 'done' });
    expect(stripe.takenFrom(noa.id)).toBe(499);
    expect(await linesOf(noa)).toEqual(['paid 499']);
  });

  it('is refused with the reason of the card', async () => {
    const liv = await joinFree('Liv');
    expect(await buy(liv, stripe.enter('expired'))).toMatchObject({ status: 400, code: 'card_expired' });
    expect(await buy(liv, stripe.enter('declined'))).toMatchObject({ status: 402, code: 'card_declined' });
    expect(stripe.takenFrom(liv.id)).toBe(0);
  });

  it('begins by a later report where Stripe did not answer after the first', async () => {
    const zoe = await joinFree('Zoe');
    const { data } = await buy(zoe, stripe.enter('asks_bank'));
    if (data.status !== 'action_required' || data.action.provider !== 'stripe')
      return expect.unreachable(data.status);
    const { action_id, client_secret } = data.action;
    stripe.answerBank(client_secret, true);
    stripe.fail(500);
    await report(action_id);
    stripe.fail(0);
    await report(action_id);
    expect(await planOf(zoe)).toMatchObject({ package: 'premium' });
    expect(await linesOf(zoe)).toEqual(['paid 499']);
  });
});

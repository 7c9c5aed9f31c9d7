import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type BillingWorld,
  createBillingWorld,
  type Mishap,
  offers,
  visa,
} from '../../../test/billingWorld.ts';
import { purchases } from '../../db/schema/billing.ts';
import { sandboxOperations } from '../../db/schema/processors.ts';
import { makeGiftCodes } from './giftCodes.ts';

const day = 24 * 3600;
const asksBank = 'tok_threeDSecure2Required';
const mishaps: Mishap[] = ['lost-call', 'lost-answer', 'crash-before', 'crash-after'];

describe('purchases', () => {
  let world: BillingWorld;
  beforeAll(async () => {
    world = await createBillingWorld();
  });
  afterEach(() => world.expectSound());
  afterAll(() => world.dispose());

  const makeGift = async (plan: 'premium' | 'ultimate' = 'premium') => {
    const gift = { package: plan, days: 30, count: 1, now: world.app.testClock.now() };
    const [code = ''] = await makeGiftCodes(world.app.core.database.db, gift);
    return { code };
  };
  const chargesOf = async ({ id }: { id: string }) => {
    const { db } = world.app.core.database;
    const rows = await db.select().from(sandboxOperations).where(eq(sandboxOperations.userId, id));
    return rows.map(({ kind, status, amountCents }) => `${kind} ${status} ${amountCents}`);
  };
  const keysOf = async ({ id }: { id: string }) => {
    const { db } = world.app.core.database;
    return (await db.select().from(purchases).where(eq(purchases.userId, id))).map((row) => row.id);
  };

  it.each(mishaps)('meet a %s: the person asks again and is charged once', async (mishap) => {
    const ana = await world.joinFree('Ana');
    world.mishaps.push(mishap);
    const first = await world.buy(ana);
    if (mishap.startsWith('lost')) expect(first.data).toEqual({ status: 'pending' });
    else expect(first.status).toBe(500);
    expect((await world.buy(ana, 'premium', 'tok_mastercard')).data).toMatchObject({ status: 'done' });
    expect(await chargesOf(ana)).toEqual(['charge done 499']);
  });

  it.each(mishaps)('meet a %s: the job finishes them, and notifies the person', async (mishap) => {
    const bea = await world.joinFree('Bea');
    const socket = await bea.connect();
    const received = new Promise((resolve) => socket.once('plan-changed', resolve));
    world.mishaps.push(mishap);
    await world.buy(bea);
    world.app.testClock.advance(120);
    await Promise.all(world.app.nodes.map((node) => node.billing.runDue()));
    expect(await received).toEqual({ package: 'premium', status: 'active' });
    expect(await chargesOf(bea)).toEqual(['charge done 499']);
    expect(await world.linesOf(bea)).toEqual(['paid premium 499']);
  });

  it('that never reached the processor are given up after an hour', async () => {
    const eva = await world.joinFree('Eva');
    world.mishaps.push('lost-call');
    await world.buy(eva);
    world.app.testClock.advance(3700);
    await world.runDue();
    expect(await world.linesOf(eva)).toEqual([]);
    expect(await chargesOf(eva)).toEqual([]);
    expect((await world.buy(eva)).data).toMatchObject({ status: 'done' });
  });

  it('that wait for the bank for an hour are given up', async () => {
    const fay = await world.joinFree('Fay');
    const { data } = await world.buy(fay, 'premium', asksBank);
    if (data.status !== 'action_required') return expect.unreachable();
    world.app.testClock.advance(3700);
    await world.runDue();
    const body = { action_id: data.action.action_id, approve: true };
    expect(await world.api.billing.confirmPayment({ as: fay, body })).toMatchObject({
      code: 'card_declined',
    });
    expect(await world.linesOf(fay)).toEqual([]);
  });

  it('that the person refuses at the bank are declined', async () => {
    const gil = await world.joinFree('Gil');
    const { data } = await world.buy(gil, 'premium', asksBank);
    if (data.status !== 'action_required') return expect.unreachable();
    const body = { action_id: data.action.action_id, approve: false };
    const refuse = (as: typeof gil) => world.api.billing.confirmPayment({ as, body });
    expect(await refuse(await world.joinFree('Stranger'))).toMatchObject({
      status: 404,
      code: 'payment_not_found',
    });
    expect(await refuse(gil)).toMatchObject({ status: 402, code: 'card_declined' });
    expect(await world.linesOf(gil)).toEqual([]);
  });

  it.each([undefined, 'lost-call', 'lost-answer', 'crash-after'] as const)(
    'that are paid though nobody wants them any more are paid back once (%s)',
    async (mishap) => {
      const hal = await world.joinFree('Hal');
      const { data } = await world.buy(hal, 'premium', asksBank);
      if (data.status !== 'action_required') return expect.unreachable();
      await world.api.billing.checkOutByCode({ as: hal, body: await makeGift() });
      world.mishaps.push(mishap);
      const body = { action_id: data.action.action_id, approve: true };
      await world.api.billing.confirmPayment({ as: hal, body });
      world.app.testClock.advance(120);
      await world.runDue();
      await world.runDue();
      expect(await world.linesOf(hal)).toEqual([
        'gift-redeemed premium 0',
        'payment-unwanted premium 499',
        'refunded premium -499',
      ]);
      expect(await world.mailsOf(hal)).toEqual(['refunded sent']);
      const { data: shown } = await world.api.billing.payments({ as: hal });
      expect(shown.map(({ kind, amount_cents }) => [kind, amount_cents])).toEqual([
        ['refund', -499],
        ['payment', 499],
        ['gift', 0],
      ]);
    },
  );

  it.each(['lost-call', 'lost-answer'] as const)(
    'that met a %s and are asked for again after a gift are for the time after it',
    async (mishap) => {
      const ada = await world.joinFree('Ada');
      world.mishaps.push(mishap);
      expect((await world.buy(ada)).data).toEqual({ status: 'pending' });
      await world.api.billing.checkOutByCode({ as: ada, body: await makeGift('ultimate') });
      expect((await world.buy(ada)).data).toMatchObject({ status: 'done' });
      expect(await world.planOf(ada)).toMatchObject({ package: 'ultimate', next_package: 'premium' });
      const isPaid = mishap === 'lost-answer';
      expect(await world.linesOf(ada)).toEqual([
        'gift-redeemed ultimate 0',
        ...(isPaid ? ['payment-unwanted premium 499', 'refunded premium -499'] : []),
        'restarted ultimate 0',
        'scheduled ultimate 0',
      ]);
    },
  );

  it('that the processor reports late, twice or before they are asked for change nothing twice', async () => {
    const ike = await world.joinFree('Ike');
    world.mishaps.push('lost-answer');
    await world.buy(ike);
    const [key = ''] = await keysOf(ike);
    const notify = () => world.app.billing.onProcessorEvent({ kind: 'charge-changed', key });
    await Promise.all([notify(), notify()]);
    await notify();
    await world.app.billing.onProcessorEvent({ kind: 'charge-changed', key: 'unknown' });
    await world.app.billing.onProcessorEvent({ kind: 'other' });
    expect(await world.linesOf(ike)).toEqual(['paid premium 499']);
  });

  it('that an operator pays back at the processor stand in the ledger', async () => {
    const jan = await world.joinFree('Jan');
    await world.buy(jan);
    const [key = ''] = await keysOf(jan);
    const { db } = world.app.core.database;
    const common = { kind: 'refund', status: 'done', userId: jan.id, chargeKey: key } as const;
    const values = {
      ...common,
      key: `by hand ${key}`,
      amountCents: 100,
      createdAt: world.app.testClock.now(),
    };
    await db.insert(sandboxOperations).values(values);
    const notify = () => world.app.billing.onProcessorEvent({ kind: 'charge-changed', key });
    await Promise.all([notify(), notify()]);
    expect(await world.linesOf(jan)).toEqual(['paid premium 499', 'refunded premium -100']);
  });

  it('of a renewal that is cancelled while it is charged are paid back', async () => {
    const kim = await world.joinFree('Kim');
    await world.buy(kim);
    world.app.testClock.advance(((await world.planOf(kim))?.duration ?? 0) * day);
    // The others' renewals are due too.
    world.mishaps.push(...Array.from({ length: 50 }, () => 'lost-answer' as const));
    await world.runDue();
    world.mishaps.length = 0;
    await world.api.billing.cancelSubscription({ as: kim });
    world.app.testClock.advance(120);
    await world.runDue();
    expect(await world.linesOf(kim)).toEqual([
      'paid premium 499',
      'cancelled premium 0',
      'ended premium 0',
      'payment-unwanted premium 499',
      'refunded premium -499',
    ]);
  });

  it('are not begun while the processor cannot end the one before', async () => {
    const lea = await world.joinFree('Lea');
    await world.buy(lea, 'premium', asksBank);
    world.mishaps.push('lost-call');
    expect(await world.buy(lea, 'ultimate')).toMatchObject({ status: 503, code: 'payments_unavailable' });
    expect((await world.buy(lea, 'ultimate')).data).toMatchObject({ status: 'done' });
    expect(await world.linesOf(lea)).toEqual(['paid ultimate 999']);
  });

  it('of a plan that was given without an end are refused', async () => {
    const mia = await world.join('Mia', { plan: 'enterprise' });
    expect(await world.buy(mia)).toMatchObject({ status: 409, code: 'plan_running' });
  });

  it('with a card that was declined keep nothing', async () => {
    const noa = await world.joinFree('Noa');
    const card = { ...visa, card_number: '4000000000000002' };
    const { updateCard } = world.api.billing;
    expect(await updateCard({ as: noa, body: card })).toMatchObject({ status: 402, code: 'card_declined' });
    const past = { ...visa, expire_year: 2022 };
    expect(await updateCard({ as: noa, body: past })).toMatchObject({ status: 400, code: 'card_expired' });
    const typo = { ...visa, card_number: '4242424242424241' };
    expect(await updateCard({ as: noa, body: typo })).toMatchObject({ errors: ['Card is wrong.'] });
    expect((await world.api.users.me({ as: noa })).data.customer).toBeNull();
    const trial = { ...visa, get_trial: true } as const;
    expect(await updateCard({ as: noa, body: trial })).toMatchObject({ code: 'plan_unknown' });
    const cheap = { ...trial, ...offers.premium, package_price: 1 };
    expect(await updateCard({ as: noa, body: cheap })).toMatchObject({ code: 'price_mismatch' });
  });

  it('take a card whose bank asks, and begin the trial when it agrees', async () => {
    const ola = await world.joinFree('Ola');
    const body = { token: asksBank, get_trial: true, ...offers.ultimate };
    const { data } = await world.api.billing.updateCard({ as: ola, body });
    if (data.status !== 'action_required') return expect.unreachable();
    const confirm = { action_id: data.action.action_id, approve: true };
    expect((await world.api.billing.confirmPayment({ as: ola, body: confirm })).data).toMatchObject({
      status: 'done',
      subscription: { package: 'ultimate', status: 'trialing' },
    });
  });
});

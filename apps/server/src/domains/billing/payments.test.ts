import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type Person, type World } from '../../../test/world.ts';
import { customers, ledger, purchases } from '../../db/schema/billing.ts';

const day = 24 * 3600;
const premium = { package_name: 'premium', package_price: 4.99 } as const;
const ultimate = { package_name: 'ultimate', package_price: 9.99 } as const;
const visa = { card_number: '4242424242424242', expire_month: 12, expire_year: 2040, cvc: '123' };

describe('plans by card', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.dispose());

  const joinFree = (name: string) => world.join(name, { plan: 'free' });
  const buy = (as: Person, offer: typeof premium | typeof ultimate = premium, token = 'tok_visa') =>
    world.api.billing.checkOut({ as, body: { token, ...offer } });
  const planOf = async (as: Person) => (await world.api.users.me({ as })).data.subscription;
  const linesOf = async ({ id }: Person) => {
    const { db } = world.app.core.database;
    const lines = await db.select().from(ledger).where(eq(ledger.userId, id)).orderBy(asc(ledger.seq));
    return lines.map(({ kind, package: plan, amountCents }) => `${kind} ${plan} ${amountCents}`);
  };

  it('begin at once for the price of a month, and show the card', async () => {
    const mia = await joinFree('Mia');
    const { data } = await buy(mia);
    expect(data).toMatchObject({
      status: 'done',
      subscription: { package: 'premium', price: 4.99, status: 'active', renews: true, cancelled_at: null },
      customer: { last4: '4242' },
    });
    expect(await planOf(mia)).toEqual(data.status === 'done' && data.subscription);
    expect(await linesOf(mia)).toEqual(['paid premium 499']);
    const { data: payments } = await world.api.billing.payments({ as: mia });
    expect(payments).toMatchObject([
      { kind: 'payment', status: 'paid', package: 'premium', amount_cents: 499, last4: '4242' },
    ]);
  });

  it('are charged once for a double click, two tabs and a repeated request', async () => {
    const noa = await joinFree('Noa');
    const answers = await Promise.all([buy(noa), buy(noa), buy(noa), buy(noa)]);
    for (const { data } of [...answers, await buy(noa)]) expect(data).toMatchObject({ status: 'done' });
    expect(await linesOf(noa)).toEqual(['paid premium 499']);
  });

  it('are refused with another price, as free, and with a card that does not pay', async () => {
    const liv = await joinFree('Liv');
    const wrong = { package_name: 'premium', package_price: 9.99 } as const;
    expect(await buy(liv, wrong as never)).toMatchObject({ status: 409, code: 'price_mismatch' });
    const free = { package_name: 'free', package_price: 0 } as const;
    expect(await buy(liv, free as never)).toMatchObject({ code: 'plan_unknown' });
    expect(await buy(liv, premium, 'tok_chargeDeclined')).toMatchObject({
      status: 402,
      code: 'card_declined',
    });
    expect(await linesOf(liv)).toEqual([]);
    expect((await buy(liv)).data).toMatchObject({ status: 'done' });
  });

  it('ask the bank where it wants to be asked, and begin when it agrees', async () => {
    const eva = await joinFree('Eva');
    const { data } = await buy(eva, premium, 'tok_threeDSecure2Required');
    if (data.status !== 'action_required') return expect.unreachable();
    const { action_id } = data.action;
    const again = await buy(eva, premium, 'tok_threeDSecure2Required');
    expect(again.data).toEqual(data);
    const confirm = (approve: boolean) =>
      world.api.billing.confirmPayment({ as: eva, body: { action_id, approve } });
    expect((await confirm(true)).data).toMatchObject({
      status: 'done',
      subscription: { package: 'premium' },
    });
    expect((await confirm(true)).data).toMatchObject({ status: 'done' });
    expect(await linesOf(eva)).toEqual(['paid premium 499']);
  });

  it('leave a purchase that waits for the bank for another one', async () => {
    const ida = await joinFree('Ida');
    const { data } = await buy(ida, premium, 'tok_threeDSecure2Required');
    if (data.status !== 'action_required') return expect.unreachable();
    expect((await buy(ida, ultimate)).data).toMatchObject({ subscription: { package: 'ultimate' } });
    const { action_id } = data.action;
    const late = await world.api.billing.confirmPayment({ as: ida, body: { action_id, approve: true } });
    expect(late).toMatchObject({ code: 'card_declined' });
    expect(await linesOf(ida)).toEqual(['paid ultimate 999']);
  });

  it('begin the trial of each newcomer with the test card that the form offers them', async () => {
    for (const name of ['Ada', 'Bea', 'Cleo']) {
      const as = await joinFree(name);
      const { data: setup } = await world.api.billing.paymentSetup({ as });
      const offered = setup.provider === 'sandbox' ? setup.test_cards : expect.unreachable();
      const card_number = offered.find(({ outcome }) => outcome === 'pays')?.card_number ?? '';
      const body = { ...visa, card_number, get_trial: true, ...premium };
      expect((await world.api.billing.updateCard({ as, body })).data).toMatchObject({ status: 'done' });
    }
  });

  it('try a plan for seven days with a card, then pay for it', async () => {
    const zoe = await joinFree('Zoe');
    const ask = () => world.api.billing.getTrial({ as: zoe, body: premium });
    expect((await ask()).data).toEqual({ status: 'not_valid' });
    const { data } = await world.api.billing.updateCard({
      as: zoe,
      body: { ...visa, get_trial: true, ...premium },
    });
    expect(data).toMatchObject({
      status: 'done',
      subscription: { package: 'premium', status: 'trialing', duration: 7, renews: true },
      customer: { last4: '4242' },
    });
    expect((await ask()).data).toEqual({ status: 'exists' });
    world.app.testClock.advance(7 * day);
    await world.app.billing.runDue();
    expect(await planOf(zoe)).toMatchObject({ package: 'premium', status: 'active' });
    expect(await linesOf(zoe)).toEqual(['trial-begun premium 0', 'renewed premium 499']);
  });

  it('never change the ledger', async () => {
    const { db } = world.app.core.database;
    await expect(db.update(ledger).set({ amountCents: 1 })).rejects.toThrow();
    await expect(db.delete(ledger)).rejects.toThrow();
    expect(await db.select({ sum: sql<number>`1` }).from(ledger)).not.toEqual([]);
  });

  it('keep no token and no number', async () => {
    const { db } = world.app.core.database;
    const stored = JSON.stringify([
      await db.select().from(purchases),
      await db.select().from(customers),
      await db.select().from(ledger),
    ]);
    expect(stored).not.toContain('tok_visa');
    expect(stored).not.toContain('4242424242424242');
  });
});

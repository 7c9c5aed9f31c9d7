import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type BillingWorld, createBillingWorld, offers, visa } from '../../../test/billingWorld.ts';
import type { Person } from '../../../test/world.ts';
import {
  billingMails,
  customers,
  ledger,
  purchases,
  subscriptions,
  trials,
} from '../../db/schema/billing.ts';
import { devOutbox } from '../../db/schema/outbox.ts';
import { sandboxCards } from '../../db/schema/processors.ts';
import { users } from '../../db/schema/users.ts';

const day = 24 * 3600;
const failsLater = 'tok_chargeCustomerFail';

describe('plans over time', () => {
  let world: BillingWorld;
  beforeAll(async () => {
    world = await createBillingWorld();
  });
  afterEach(() => world.expectSound());
  afterAll(() => world.dispose());

  const advance = async (days: number) => {
    world.app.testClock.advance(days * day);
    await world.runDue();
  };
  const tryPlan = (as: Person, card = visa) =>
    world.api.billing.updateCard({ as, body: { ...card, get_trial: true, ...offers.premium } });

  it('renew at the end of each period, once each however often the job runs', async () => {
    const ana = await world.joinFree('Ana');
    await world.buy(ana);
    const first = await world.planOf(ana);
    await advance(first?.duration ?? 0);
    await Promise.all([world.runDue(), ...world.app.nodes.map((node) => node.billing.runDue())]);
    const second = await world.planOf(ana);
    const end = Date.parse(first?.created_at ?? '') + (first?.duration ?? 0) * day * 1000;
    expect(Date.parse(second?.created_at ?? '')).toBe(end);
    expect(await world.linesOf(ana)).toEqual(['paid premium 499', 'renewed premium 499']);
    expect(await world.mailsOf(ana)).toEqual(['receipt sent', 'receipt sent']);
  });

  it('stay open while a renewal fails, are tried on days 1, 3, 5 and 7, and then end, with a mail each time', async () => {
    const bea = await world.joinFree('Bea');
    await world.buy(bea, 'premium', failsLater);
    await advance((await world.planOf(bea))?.duration ?? 0);
    for (const days of [1, 2, 2]) {
      expect(await world.planOf(bea)).toMatchObject({ package: 'premium', status: 'past_due', renews: true });
      await advance(days);
    }
    expect(await world.planOf(bea)).toMatchObject({ status: 'past_due' });
    await advance(2);
    expect(await world.planOf(bea)).toMatchObject({ package: 'free', status: 'ended' });
    const failed = 'charge-failed premium 0';
    expect(await world.linesOf(bea)).toEqual([
      'paid premium 499',
      failed,
      failed,
      failed,
      failed,
      'ended premium 0',
    ]);
    const mail = 'renewalFailed sent';
    expect(await world.mailsOf(bea)).toEqual(['ended sent', 'receipt sent', mail, mail, mail, mail]);
    const { data } = await world.api.billing.payments({ as: bea });
    expect(data.map(({ kind, status, amount_cents, last4 }) => [kind, status, amount_cents, last4])).toEqual([
      ...Array.from({ length: 4 }, () => ['payment', 'failed', 499, '0341']),
      ['payment', 'paid', 499, '0341'],
    ]);
  });

  it('are paid at once by a new card when a renewal failed', async () => {
    const eva = await world.joinFree('Eva');
    await world.buy(eva, 'premium', failsLater);
    await advance((await world.planOf(eva))?.duration ?? 0);
    expect(await world.planOf(eva)).toMatchObject({ status: 'past_due' });
    const { data } = await world.api.billing.updateCard({ as: eva, body: visa });
    expect(data).toMatchObject({
      status: 'done',
      subscription: { status: 'active' },
      customer: { last4: '4242' },
    });
    await advance(8);
    expect(await world.planOf(eva)).toMatchObject({ status: 'active' });
  });

  it('end at once when they are cancelled while a renewal fails', async () => {
    const fay = await world.joinFree('Fay');
    await world.buy(fay, 'premium', failsLater);
    await advance((await world.planOf(fay))?.duration ?? 0);
    expect((await world.api.billing.cancelSubscription({ as: fay })).data).toMatchObject({ status: 'ended' });
    await advance(8);
    expect(await world.mailsOf(fay)).toEqual(['ended sent', 'receipt sent', 'renewalFailed sent']);
  });

  it('are charged for one month after a year in which no server ran, and each mail goes out once', async () => {
    const people = [await world.joinFree('Gil'), await world.joinFree('Hal'), await world.joinFree('Ike')];
    const [gil, hal, ike] = people as [Person, Person, Person];
    await world.buy(gil);
    await world.buy(hal);
    await world.api.billing.cancelSubscription({ as: hal });
    await tryPlan(ike, { ...visa, card_number: '5555555555554444' });
    await world.runDue();
    world.app.testClock.advance(365 * day);
    await Promise.all(world.app.nodes.map((node) => node.billing.runDue()));
    await Promise.all([world.runDue(), world.runDue()]);
    expect(await world.linesOf(gil)).toEqual(['paid premium 499', 'renewed premium 499']);
    expect(await world.linesOf(hal)).toEqual(['paid premium 499', 'cancelled premium 0', 'ended premium 0']);
    expect(await world.linesOf(ike)).toEqual(['trial-begun premium 0', 'renewed premium 499']);
    const { created_at } = (await world.planOf(gil)) ?? {};
    expect(world.app.testClock.now().getTime() - Date.parse(created_at ?? '')).toBeLessThan(60_000);
    expect(await world.mailsOf(gil)).toEqual(['receipt sent', 'receipt sent']);
    expect(await world.mailsOf(hal)).toEqual(['cancelled sent', 'ended sent', 'receipt sent']);
    expect(await world.mailsOf(ike)).toEqual(['receipt sent', 'trialBegun sent']);
  });

  it('announce the end of a trial two days before it, once, in the language of the reader', async () => {
    const email = 'ines@example.org';
    const ines = await world.join('Ines', {
      plan: 'free',
      email,
      language: 'Italian',
      accent: 'Italian (Italy)',
    });
    await tryPlan(ines, { ...visa, card_number: '378282246310005', cvc: '1234' });
    await advance(4.9);
    expect(await world.mailsOf(ines)).toEqual(['trialBegun sent']);
    await advance(0.1);
    await world.runDue();
    expect(await world.mailsOf(ines)).toEqual(['trialBegun sent', 'trialEnds sent']);
    const { db } = world.app.core.database;
    const mails = await db
      .select()
      .from(devOutbox)
      .where(eq(devOutbox.to, email))
      .orderBy(devOutbox.createdAt);
    const subjects = mails.map(({ subject }) => subject);
    expect(subjects.slice(1, 2)).toEqual(['La tua prova di Franca Premium è iniziata']);
    expect(subjects[2]).toMatch(/^La tua prova di Franca Premium termina il /);
    await advance(2);
    expect(await world.planOf(ines)).toMatchObject({ status: 'active' });
  });

  it('are tried once by each person and once with each card', async () => {
    const [jan, kim] = [await world.joinFree('Jan'), await world.joinFree('Kim')];
    const card = { ...visa, card_number: '4000000000000341' };
    expect((await tryPlan(jan, card)).data).toMatchObject({ subscription: { status: 'trialing' } });
    expect(await tryPlan(kim, card)).toMatchObject({ status: 409, code: 'trial_used' });
    expect((await world.api.users.me({ as: kim })).data.customer).toBeNull();
    await world.api.billing.cancelSubscription({ as: jan });
    await advance(7);
    const again = await world.api.billing.getTrial({ as: jan, body: offers.premium });
    expect(again).toMatchObject({ status: 409, code: 'trial_used', success: false });
    expect(await tryPlan(jan, { ...visa, card_number: '4000000000000341' })).toMatchObject({
      code: 'trial_used',
    });
    expect(
      (await world.api.billing.getTrial({ as: kim, body: { package_name: 'free', package_price: 0 } })).data,
    ).toEqual({
      status: 'exists',
    });
  });

  it('go on after a restart, as a trial or as a paid plan', async () => {
    const leo = await world.joinFree('Leo');
    await world.buy(leo);
    const { data: before } = await world.api.billing.restartSubscription({ as: leo });
    await world.api.billing.cancelSubscription({ as: leo });
    expect((await world.api.billing.restartSubscription({ as: leo })).data).toEqual(before);
    await advance(before.duration ?? 0);
    expect(await world.planOf(leo)).toMatchObject({ status: 'active' });
    expect(await world.api.billing.restartSubscription({ as: await world.joinFree('Lou') })).toMatchObject({
      status: 404,
      code: 'subscription_not_found',
    });
  });

  it('change to a higher one at once and to a lower one with the next period', async () => {
    const mia = await world.joinFree('Mia');
    await world.buy(mia);
    const up = await world.buy(mia, 'ultimate');
    expect(up.data).toMatchObject({ subscription: { package: 'ultimate', status: 'active' } });
    const down = await world.buy(mia, 'premium', 'tok_mastercard');
    expect(down.data).toMatchObject({
      subscription: { package: 'ultimate', next_package: 'premium' },
      customer: { last4: '4444' },
    });
    await advance((await world.planOf(mia))?.duration ?? 0);
    expect(await world.planOf(mia)).toMatchObject({ package: 'premium', next_package: null });
    const lines = await world.linesOf(mia);
    expect(lines.map((line) => line.replace(/\d+$/, ''))).toEqual([
      'paid premium ',
      'upgraded ultimate ',
      'scheduled ultimate ',
      'renewed premium ',
    ]);
  });

  it('notify all sockets of the person when they change', async () => {
    const nia = await world.joinFree('Nia');
    const socket = await nia.connect();
    const received = new Promise((resolve) => socket.once('plan-changed', resolve));
    await world.buy(nia);
    expect(await received).toEqual({ package: 'premium', status: 'active' });
  });

  it('send no mail to an address that nobody has confirmed', async () => {
    const ola = await world.joinFree('Ola');
    const { db } = world.app.core.database;
    await db.update(users).set({ emailVerified: false }).where(eq(users.id, ola.id));
    await world.buy(ola);
    await world.runDue();
    expect(await world.mailsOf(ola)).toEqual(['receipt no-address']);
  });

  it('are forgotten ten months after their end, here and at the processor, but for the trial of a card', async () => {
    const pia = await world.joinFree('Pia');
    await world.buy(pia);
    await world.api.billing.cancelSubscription({ as: pia });
    await advance((await world.planOf(pia))?.duration ?? 0);
    const { db } = world.app.core.database;
    const kept = async () => {
      const tables = [ledger, subscriptions, purchases, customers, billingMails, sandboxCards];
      const found = await Promise.all(
        tables.map((table) => db.select().from(table).where(eq(table.userId, pia.id))),
      );
      return found.map((rows) => rows.length > 0);
    };
    world.app.testClock.advance(302 * day);
    await world.app.billing.forgetOld();
    expect(await kept()).toEqual([true, true, true, true, true, true]);
    world.app.testClock.advance(5 * day);
    world.mishaps.push('lost-answer');
    await world.app.billing.forgetOld();
    await world.app.billing.forgetOld();
    expect(await kept()).toEqual([false, false, false, false, false, false]);
    expect(await db.select().from(trials)).not.toEqual([]);
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type Person, type World } from '../../../test/world.ts';
import { giftCodes, ledger, subscriptions } from '../../db/schema/billing.ts';
import { users } from '../../db/schema/users.ts';
import { type Gift, makeGiftCodes } from './giftCodes.ts';

const day = 24 * 3600;
const premium: Gift = { package: 'premium', days: 30 };

describe('plans by gift code', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.dispose());

  const joinFree = (name: string) => world.join(name, { plan: 'free' });
  const make = async (gift: Gift = premium): Promise<string> => {
    const [code] = await makeGiftCodes(world.app.core.database.db, {
      ...gift,
      count: 1,
      now: world.app.testClock.now(),
    });
    if (!code) throw new Error('No code was made.');
    return code;
  };
  const redeem = (as: Person, code: string) => world.api.billing.checkOutByCode({ as, body: { code } });
  const cancel = (as: Person) => world.api.billing.cancelSubscription({ as });
  const planOf = async (as: Person) => (await world.api.users.me({ as })).data.subscription;
  const linesOf = async ({ id }: Person) => {
    const { db } = world.app.core.database;
    const lines = await db.select().from(ledger).where(eq(ledger.userId, id)).orderBy(ledger.seq);
    return lines.map(({ kind, package: plan, amountCents }) => `${kind} ${plan} ${amountCents}`);
  };
  const runDue = () => world.app.billing.runDue();

  it('begin at once, open what they include, and stand in the profile', async () => {
    const mia = await joinFree('Mia');
    const [one, other] = [await world.join('One'), await world.join('Other')];
    await mia.open(one);
    const open = () => world.api.topics.createPrivate({ as: mia, body: { target_user_id: other.id } });
    expect(await open()).toMatchObject({ status: 403, code: 'not_permitted' });
    const { data } = await redeem(mia, await make());
    expect(data).toMatchObject({ package: 'premium', price: 4.99, duration: 30, cancelled_at: null });
    expect(await planOf(mia)).toEqual(data);
    expect((await open()).status).toBe(200);
    expect(await linesOf(mia)).toEqual(['gift-redeemed premium 0']);
  });

  it('take a code whatever its case, and with or without its hyphens', async () => {
    const code = await make();
    const typed = `  ${code.toLowerCase().replaceAll('-', ' ')} `;
    expect((await redeem(await joinFree('Noa'), typed)).status).toBe(200);
  });

  it('refuse an unknown code, and one that somebody else has redeemed', async () => {
    const [noa, liv] = [await joinFree('Noa'), await joinFree('Liv')];
    expect(await redeem(noa, 'ABCD-EFGH-JKLM-NPQR')).toMatchObject({
      status: 400,
      code: 'gift_code_invalid',
    });
    const code = await make();
    await redeem(noa, code);
    expect(await redeem(liv, code)).toMatchObject({
      status: 409,
      code: 'gift_code_redeemed',
      errors: ['Sorry, the code you have entered has already been redeemed.'],
    });
    expect(await planOf(liv)).toMatchObject({ package: 'free' });
  });

  it('answer a repeated redemption as the first, for an hour, and count it once', async () => {
    const zoe = await joinFree('Zoe');
    const code = await make();
    const [first, second] = await Promise.all([redeem(zoe, code), redeem(zoe, code)]);
    expect(first.data).toEqual(second.data);
    expect(await linesOf(zoe)).toHaveLength(1);
    world.app.testClock.advance(3601);
    expect(await redeem(zoe, code)).toMatchObject({ code: 'gift_code_redeemed' });
  });

  it('go to one of many who redeem the same code at the same moment', async () => {
    const code = await make();
    const people: Person[] = [];
    while (people.length < 20) people.push(await joinFree(`Guest ${people.length}`));
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => {
        const person = people[index % people.length];
        return person ? redeem(person, code) : expect.unreachable();
      }),
    );
    const winners = new Set(people.filter((_, index) => answers[index]?.status === 200));
    expect(winners.size).toBe(1);
    const plansNow = await Promise.all(people.map(planOf));
    expect(plansNow.filter((plan) => plan.package === 'premium')).toHaveLength(1);
  });

  it('add the days of a second code to the same plan', async () => {
    const ida = await joinFree('Ida');
    const { data: first } = await redeem(ida, await make());
    world.app.testClock.advance(5 * day);
    const { data: second } = await redeem(ida, await make({ package: 'premium', days: 10 }));
    expect(second).toMatchObject({ created_at: first.created_at, duration: 40 });
  });

  it('keep a code of another plan good until the running one has ended', async () => {
    const eva = await joinFree('Eva');
    await redeem(eva, await make());
    const other = await make({ package: 'ultimate', days: 30 });
    expect(await redeem(eva, other)).toMatchObject({ status: 409, code: 'plan_running' });
    expect(await planOf(eva)).toMatchObject({ package: 'premium' });
    world.app.testClock.advance(31 * day);
    await runDue();
    expect((await redeem(eva, other)).data).toMatchObject({ package: 'ultimate', duration: 30 });
  });

  it('are not redeemed by somebody whose plan was given without an end', async () => {
    const pia = await world.join('Pia', { plan: 'premium' });
    const code = await make();
    expect(await redeem(pia, code)).toMatchObject({ status: 409, code: 'plan_running' });
    expect((await redeem(await joinFree('Lea'), code)).status).toBe(200);
  });

  it('run to their end after a cancellation, which counts once', async () => {
    const ada = await joinFree('Ada');
    await redeem(ada, await make());
    const [first, second] = await Promise.all([cancel(ada), cancel(ada)]);
    expect(first.data.cancelled_at).not.toBeNull();
    expect(second.data).toEqual(first.data);
    expect(await planOf(ada)).toEqual(first.data);
    world.app.testClock.advance(30 * day - 3600);
    await runDue();
    expect(await planOf(ada)).toMatchObject({ package: 'premium' });
    world.app.testClock.advance(3600);
    await runDue();
    expect(await planOf(ada)).toEqual({
      package: 'free',
      price: 0,
      created_at: null,
      duration: null,
      status: 'ended',
      renews: false,
      next_package: null,
      cancelled_at: null,
    });
    expect(await linesOf(ada)).toEqual(['gift-redeemed premium 0', 'cancelled premium 0', 'ended premium 0']);
  });

  it('go on when a cancelled one is prolonged', async () => {
    const ava = await joinFree('Ava');
    await redeem(ava, await make());
    await cancel(ava);
    expect((await redeem(ava, await make())).data).toMatchObject({ duration: 60, cancelled_at: null });
    expect((await cancel(ava)).data.cancelled_at).not.toBeNull();
  });

  it('cannot be cancelled where there is none', async () => {
    const tea = await joinFree('Tea');
    expect(await cancel(tea)).toMatchObject({ status: 404, code: 'subscription_not_found' });
    expect(await cancel(await world.join('Given'))).toMatchObject({ code: 'subscription_not_found' });
  });

  it('end once each, also a year late and on two servers at the same moment', async () => {
    const people = [await joinFree('Kim'), await joinFree('Kai'), await joinFree('Ken')];
    for (const person of people) await redeem(person, await make());
    world.app.testClock.advance(365 * day);
    await Promise.all([runDue(), runDue()]);
    const { db } = world.app.core.database;
    for (const person of people) {
      // Their sessions have ended too.
      const [account] = await db.select().from(users).where(eq(users.id, person.id));
      expect(account?.package).toBe('free');
      expect(await linesOf(person)).toEqual(['gift-redeemed premium 0', 'ended premium 0']);
    }
  });

  it('are explained by the ledger: the last line says what everybody may do', async () => {
    const { db } = world.app.core.database;
    const lines = await db.select().from(ledger).orderBy(ledger.seq);
    const expected = new Map(
      lines.map((line) => [line.userId, line.kind === 'ended' ? 'free' : line.package]),
    );
    const rows = await db.select({ id: users.id, package: users.package }).from(users);
    const present = new Map(rows.map((row) => [row.id, row.package]));
    for (const [id, plan] of expected) expect(present.get(id)).toBe(plan);
  });

  it('are forgotten ten months after their end, and not before', async () => {
    const { db } = world.app.core.database;
    const ruth = await joinFree('Ruth');
    await redeem(ruth, await make());
    const kept = () => db.select().from(subscriptions).where(eq(subscriptions.userId, ruth.id));
    world.app.testClock.advance(30 * day);
    await runDue();
    world.app.testClock.advance(303 * day);
    await world.app.billing.forgetOld();
    expect(await kept()).toHaveLength(1);
    expect(await linesOf(ruth)).toHaveLength(2);
    world.app.testClock.advance(5 * day);
    await world.app.billing.forgetOld();
    expect(await kept()).toEqual([]);
    expect(await linesOf(ruth)).toEqual([]);
  });

  it('leave no code in the database', async () => {
    const code = await make();
    await redeem(await joinFree('Uma'), code);
    const { db } = world.app.core.database;
    const stored = [
      await db.select().from(giftCodes),
      await db.select().from(ledger),
      await db.select().from(subscriptions),
    ];
    expect(JSON.stringify(stored)).not.toContain(code.replaceAll('-', ''));
    expect(JSON.stringify(stored)).not.toContain(code);
  });

  it('stop somebody who guesses', async () => {
    const guesser = await joinFree('Guesser');
    const answers = [];
    for (let count = 0; count < 21; count++) answers.push(await redeem(guesser, `WRONG-${count}`));
    expect(answers.at(-1)).toMatchObject({ status: 429, code: 'rate_limited' });
  });
});

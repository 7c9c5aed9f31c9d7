import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type BillingWorld,
  createBillingWorld,
  type Mishap,
  offers,
  visa,
} from '../../../test/billingWorld.ts';
import type { Person } from '../../../test/world.ts';
import { purchases } from '../../db/schema/billing.ts';
import { sandboxOperations } from '../../db/schema/processors.ts';
import { users } from '../../db/schema/users.ts';
import { makeGiftCodes } from './giftCodes.ts';

const runs = 25;

const plan = fc.constantFrom('premium' as const, 'ultimate' as const, 'enterprise' as const);
const token = fc.constantFrom(
  'tok_visa',
  'tok_mastercard',
  'tok_chargeDeclined',
  'tok_chargeCustomerFail',
  'tok_threeDSecure2Required',
);
const times = fc.integer({ min: 1, max: 3 });
const mishap = fc.constantFrom<(Mishap | undefined)[]>(
  undefined,
  undefined,
  undefined,
  'lost-call',
  'lost-answer',
  'crash-before',
  'crash-after',
);

/** What may happen, each to the same person; `times` at the same moment. */
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('buy' as const), plan, token, times }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('card' as const), plan, isTrial: fc.boolean(), times }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('trial' as const), plan }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('restart' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('gift' as const), plan }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('bank' as const), approve: fc.boolean() }) },
  // Of any purchase so far: late, twice, in any order.
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('webhook' as const), place: fc.nat(9), times }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('clock' as const), hours: fc.constantFrom(1, 30, 170, 760) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('job' as const), times }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

describe('payments in whatever order things happen', () => {
  let world: BillingWorld;
  beforeAll(async () => {
    world = await createBillingWorld();
  });
  afterAll(() => world.dispose());

  const purchasesOf = ({ id }: Person) =>
    world.app.core.database.db
      .select()
      .from(purchases)
      .where(eq(purchases.userId, id))
      .orderBy(purchases.createdAt);

  const repeat = (count: number, work: () => Promise<unknown>) =>
    Promise.all(Array.from({ length: count }, work));

  async function buy(
    as: Person,
    { plan: wanted, token: source, times: count }: Extract<Step, { kind: 'buy' }>,
  ) {
    const answers = await Promise.all(Array.from({ length: count }, () => world.buy(as, wanted, source)));
    const isDone = answers.some((answer) => answer.success && answer.data.status === 'done');
    if (!isDone) return;
    const present = await world.planOf(as);
    expect([present?.package, present?.next_package]).toContain(wanted);
  }

  async function take(as: Person, one: Step): Promise<void> {
    const { billing } = world.api;
    const { db } = world.app.core.database;
    switch (one.kind) {
      case 'buy':
        return buy(as, one);
      case 'card': {
        const trial = one.isTrial ? { get_trial: true, ...offers[one.plan] } : {};
        await repeat(one.times, () => billing.updateCard({ as, body: { ...visa, ...trial } }));
        return;
      }
      case 'trial':
        await billing.getTrial({ as, body: offers[one.plan] });
        return;
      case 'cancel':
        await billing.cancelSubscription({ as });
        return;
      case 'restart':
        await billing.restartSubscription({ as });
        return;
      case 'gift': {
        const gift = { package: one.plan, days: 10, count: 1, now: world.app.testClock.now() };
        const [code = ''] = await makeGiftCodes(db, gift);
        await billing.checkOutByCode({ as, body: { code } });
        return;
      }
      case 'bank': {
        const waiting = (await purchasesOf(as)).find(({ status }) => status === 'action_required');
        const body = { action_id: waiting?.id ?? '', approve: one.approve };
        if (waiting) await billing.confirmPayment({ as, body });
        return;
      }
      case 'webhook': {
        const key = (await purchasesOf(as))[one.place]?.id ?? '';
        const notify = () => world.app.billing.onProcessorEvent({ kind: 'charge-changed', key });
        await repeat(one.times, () => notify().catch(() => undefined));
        return;
      }
      case 'clock':
        world.app.testClock.advance(one.hours * 3600);
        return;
      case 'job':
        await repeat(one.times, world.runDue);
    }
  }

  /** Fails where the server did not know what to do, though the process did not end. */
  function expectAnswered(before: number): void {
    const failed = world.app
      .logged()
      .slice(before)
      .split('\n')
      .filter((line) => line.includes('"level":50'));
    expect(failed.filter((line) => !line.includes('"Crash"'))).toEqual([]);
  }

  /** Lets everything come to rest: the processor answers again, and the time to answer the bank is over. */
  async function rest(): Promise<void> {
    world.mishaps.length = 0;
    world.app.testClock.advance(2 * 3600);
    await world.runDue();
    await world.runDue();
  }

  async function remove({ id }: Person): Promise<void> {
    const { db } = world.app.core.database;
    await db.delete(users).where(eq(users.id, id));
    await db.delete(sandboxOperations).where(eq(sandboxOperations.userId, id));
  }

  it('charge nobody twice, lose nothing, and are explained by the ledger', async () => {
    let count = 0;
    const property = fc.asyncProperty(
      fc.array(fc.tuple(step, mishap, mishap), { minLength: 4, maxLength: 14 }),
      async (steps) => {
        const person = await world.joinFree('Somebody', `somebody-${++count}@example.org`);
        try {
          for (const [one, first, second] of steps) {
            world.mishaps.splice(0, world.mishaps.length, first, second);
            const logged = world.app.logged().length;
            await take(person, one);
            expectAnswered(logged);
          }
          await rest();
          await world.expectSound();
          const open = inArray(purchases.status, ['pending', 'action_required', 'refunding']);
          expect(await world.app.core.database.db.select().from(purchases).where(open)).toEqual([]);
        } finally {
          await remove(person);
        }
      },
    );
    await fc.assert(property, { numRuns: runs });
    // Some ten seconds on two idle processors, and several times as much on busy ones.
  }, 240_000);
});

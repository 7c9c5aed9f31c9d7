import { asc, eq, isNotNull } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import { billingMails, customers, ledger, purchases, subscriptions } from '../src/db/schema/billing.ts';
import { sandboxOperations } from '../src/db/schema/processors.ts';
import { users } from '../src/db/schema/users.ts';
import { applyEvent, noPlan, type PlanEvent, type PlanState } from '../src/domains/billing/planMachine.ts';
import { toEvent, toState } from '../src/domains/billing/planRows.ts';
import { type PaymentProcessor, ProcessorUnavailable } from '../src/ports/PaymentProcessor.ts';
import type { TestAppOptions } from './createTestApp.ts';
import { createWorld, type Person, type World } from './world.ts';

const patient = { timeout: 10_000, interval: 50 };

/** What may go wrong with one call of the processor. */
export type Mishap =
  /** The call does not arrive. */
  | 'lost-call'
  /** It is done, and the response is lost. */
  | 'lost-answer'
  /** The process ends before the call. */
  | 'crash-before'
  /** The process ends after the call, before anything is written down. */
  | 'crash-after';

/** The process ended, as far as the code that runs can notice it. */
export class Crash extends Error {
  override name = 'Crash';
}

const changing = ['keepCard', 'charge', 'cancelCharge', 'refund', 'forgetCard', 'forgetPerson'] as const;

/** A processor whose calls meet what `next` says. */
export function createUnreliable(
  processor: PaymentProcessor,
  next: () => Mishap | undefined,
): PaymentProcessor {
  const wrapped = { ...processor };
  for (const name of changing) {
    const call = processor[name] as (request: never) => Promise<unknown>;
    const unreliable = async (request: never): Promise<unknown> => {
      const mishap = next();
      if (mishap === 'lost-call') throw new ProcessorUnavailable();
      if (mishap === 'crash-before') throw new Crash();
      const answer = await call(request);
      if (mishap === 'lost-answer') throw new ProcessorUnavailable();
      if (mishap === 'crash-after') throw new Crash();
      return answer;
    };
    Object.assign(wrapped, { [name]: unreliable });
  }
  return wrapped;
}

/** Fails where a payment pays for what was paid already. */
function expectNeeded(before: PlanState, event: PlanEvent): void {
  if (event.kind === 'paid' && (before.kind === 'active' || before.kind === 'cancelled'))
    expect(before).toMatchObject({ kind: 'cancelled', from: 'trialing' });
  if (event.kind === 'upgraded' && 'period' in before)
    expect(before.period.paidCents).toBeLessThan(event.paidCents);
  if (event.kind === 'renewed' && 'period' in before)
    expect(before.period.endsAt.getTime()).toBeLessThanOrEqual(event.at.getTime());
}

/** The offers, as the screens send them. */
export const offers = {
  premium: { package_name: 'premium', package_price: 4.99 },
  ultimate: { package_name: 'ultimate', package_price: 9.99 },
  enterprise: { package_name: 'enterprise', package_price: 29.99 },
} as const;

/** A card that pays, as its form sends it. */
export const visa = { card_number: '4242424242424242', expire_month: 12, expire_year: 2040, cvc: '123' };

/** Plans and payments on the real application, with the sandbox behind a connection that can fail. */
export type BillingWorld = World & {
  /** What the next calls of the processor meet, one after the other; `undefined` lets one pass. */
  mishaps: (Mishap | undefined)[];
  /** Somebody on the free plan. */
  joinFree: (name: string, email?: string) => Promise<Person>;
  /** Pays for a plan with a token of the card form. */
  buy: (
    as: Person,
    plan?: keyof typeof offers,
    token?: string,
  ) => ReturnType<World['api']['billing']['checkOut']>;
  /** Runs the job of every minute. */
  runDue: () => Promise<void>;
  /** The plan of somebody whose session may have ended. */
  planOf: (person: { id: string }) => Promise<Awaited<ReturnType<World['app']['billing']['find']>>>;
  /** The ledger of somebody, in short. */
  linesOf: (person: { id: string }) => Promise<string[]>;
  /** The mails about plans that somebody got, in short. */
  mailsOf: (person: { id: string }) => Promise<string[]>;
  /** Fails unless the books agree: ledger and processor, ledger and plan, plan and what may be done. */
  expectSound: () => Promise<void>;
};

/** Builds it; moves no clock. */
export async function createBillingWorld(options: TestAppOptions = {}): Promise<BillingWorld> {
  const mishaps: (Mishap | undefined)[] = [];
  const world = await createWorld({
    ...options,
    processor: (chosen) => createUnreliable(chosen, () => mishaps.shift()),
  });
  const { db } = world.app.core.database;

  async function expectPlansExplained(): Promise<void> {
    const rows = await db.select().from(subscriptions);
    const lines = await db.select().from(ledger).orderBy(asc(ledger.seq));
    const people = await db.select({ id: users.id, package: users.package }).from(users);
    for (const row of rows) {
      const own = lines.filter((line) => line.userId === row.userId);
      const events = own.map(toEvent).filter((event) => event !== undefined);
      const explained = events.reduce((before, event) => {
        expectNeeded(before, event);
        return applyEvent(before, event);
      }, noPlan);
      expect(toState(row)).toEqual(explained);
      expect(row.revision).toBe(events.length);
      const allowed = row.state === 'ended' ? 'free' : row.package;
      expect(people.find(({ id }) => id === row.userId)?.package).toBe(allowed);
    }
  }

  async function expectMoneyExplained(): Promise<void> {
    // What a forgotten person paid stays in the processor's books, without a name.
    const operations = await db.select().from(sandboxOperations).where(isNotNull(sandboxOperations.userId));
    const lines = await db.select().from(ledger);
    const taken = operations.filter(({ kind, status }) => kind === 'charge' && status === 'done');
    const written = lines.filter(({ amountCents }) => amountCents > 0);
    expect(written.map(({ purchaseId, amountCents }) => `${purchaseId} ${amountCents}`).sort()).toEqual(
      taken.map(({ key, amountCents }) => `${key} ${amountCents}`).sort(),
    );
    const refunds = operations.filter(({ kind }) => kind === 'refund');
    const paidBack = lines.filter(({ amountCents }) => amountCents < 0);
    expect(paidBack.map(({ purchaseId, amountCents }) => `${purchaseId} ${-amountCents}`).sort()).toEqual(
      refunds.map(({ chargeKey, amountCents }) => `${chargeKey} ${amountCents}`).sort(),
    );
  }

  return {
    ...world,
    mishaps,
    joinFree: (name, email) => world.join(name, { plan: 'free', ...(email && { email }) }),
    buy: (as, plan = 'premium', token = 'tok_visa') =>
      world.api.billing.checkOut({ as, body: { token, ...offers[plan] } }),
    runDue: () => world.app.billing.runDue(),
    planOf: ({ id }) => world.app.billing.find(id),
    linesOf: async ({ id }) => {
      const lines = await db.select().from(ledger).where(eq(ledger.userId, id)).orderBy(asc(ledger.seq));
      return lines.map(({ kind, package: plan, amountCents }) => `${kind} ${plan} ${amountCents}`);
    },
    mailsOf: async ({ id }) => {
      // Each process begins to send as soon as a mail is written, the one that is asked here or another.
      for (const { billing } of world.app.nodes) await billing.whenMailsIdle();
      const mails = await db.select().from(billingMails).where(eq(billingMails.userId, id));
      return mails.map(({ kind, status }) => `${kind} ${status}`).sort();
    },
    expectSound: async () => {
      // The job of every minute may be between a charge and its line in the ledger.
      await vi.waitFor(expectPlansExplained, patient);
      await vi.waitFor(expectMoneyExplained, patient);
      const tokens = await db.select({ token: purchases.token, status: purchases.status }).from(purchases);
      for (const { token, status } of tokens)
        if (status !== 'pending' && status !== 'action_required') expect(token).toBeNull();
      const cards = await db.select().from(customers);
      expect(JSON.stringify(cards)).not.toContain('4242424242424242');
    },
  };
}

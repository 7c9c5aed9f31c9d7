import { type EndpointData, type endpoints, plans as offers, type PackageName } from '@franca/contract';
import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, not, or } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { customers, ledger, subscriptions } from '../../db/schema/billing.ts';
import type { Clock } from '../../ports/Clock.ts';
import { writeMail } from './billingMails.ts';
import { type Plans, type Subscription, toSubscription } from './createPlans.ts';
import type { Purchases } from './createPurchases.ts';
import { findCustomer, hasUsedTrial, useTrial } from './customers.ts';
import { takeGiftCode } from './giftCodes.ts';
import { dayMs, type PaidPackage, priceCents } from './periods.ts';
import type { PlanState } from './planMachine.ts';
import type { LedgerRow } from './planRows.ts';
import { beginTrial, dueEnd, isRunning, redeemGift } from './planRules.ts';

type TrialStatus = EndpointData<typeof endpoints.billing.getTrial>['status'];
type Payment = EndpointData<typeof endpoints.billing.payments>[number];

/** What somebody asks to buy or to try, with the price that the screen showed. */
export type Wanted = { package: PackageName; price: number };

/** Refuses a plan that nobody can buy, and a price that is not the server's own. */
export function requireOffer({ package: name, price }: Wanted): PaidPackage {
  if (name === 'free') throw new Refusal('plan_unknown');
  if (Math.round(price * 100) !== priceCents(name) || price !== offers[name].price)
    throw new Refusal('price_mismatch');
  return name;
}

/** Months after its end that the details of a plan are kept. */
const keptMonths = 10;
/** Days before its end that the mail about the end of a trial goes out. */
const noticeDays = 2;
/** Payments that a person sees. */
const shownPayments = 200;

const paymentKinds = {
  paid: { kind: 'payment', status: 'paid' },
  upgraded: { kind: 'payment', status: 'paid' },
  renewed: { kind: 'payment', status: 'paid' },
  'payment-unwanted': { kind: 'payment', status: 'paid' },
  'charge-failed': { kind: 'payment', status: 'failed' },
  refunded: { kind: 'refund', status: 'paid' },
  'gift-redeemed': { kind: 'gift', status: 'paid' },
} as const;

function toPayment(row: LedgerRow): Payment[] {
  const { id, at, package: plan, amountCents, last4 } = row;
  const shown = row.kind in paymentKinds && paymentKinds[row.kind as keyof typeof paymentKinds];
  if (!shown) return [];
  const amount_cents = shown.status === 'failed' ? priceCents(plan) : amountCents;
  return [{ _id: id, at: at.toISOString(), ...shown, package: plan, amount_cents, last4 }];
}

/** What subscriptions are changed with. */
export type SubscriptionsOptions = {
  db: Database;
  clock: Clock;
  plans: Plans;
  purchases: Purchases;
  /** Whether the server is about to stop: the jobs leave what is left to the next run. */
  isStopping: () => boolean;
  /** Called with what goes wrong with one person's plan; the job goes on with the next one. */
  onError: (error: unknown) => void;
};

/** What people and the jobs do with plans, beside paying. */
export function createSubscriptions(options: SubscriptionsOptions) {
  const { db, clock, plans, purchases, isStopping, onError } = options;

  /** The people whose plans a condition finds; each is looked at again under the lock. */
  async function findPeople(where: ReturnType<typeof and>): Promise<string[]> {
    const rows = await db
      .select({ userId: subscriptions.userId })
      .from(subscriptions)
      .where(where)
      .orderBy(asc(subscriptions.dueAt));
    return rows.map(({ userId }) => userId);
  }

  async function forEach(
    people: readonly string[],
    work: (userId: string) => Promise<unknown>,
  ): Promise<void> {
    for (const userId of people) {
      if (isStopping()) return;
      await work(userId).catch(onError);
    }
  }

  return {
    /** Redeems a gift code: begins its plan, or adds its days to the same plan that runs. */
    redeem: (userId: string, code: string): Promise<Subscription> =>
      plans.change(userId, async (change) => {
        const { tx, now, state } = change;
        const gift = await takeGiftCode(tx, { code, userId, now });
        if (gift.kind === 'repeated') {
          if (!isRunning(state)) throw new Refusal('gift_code_redeemed');
          return toSubscription(state);
        }
        const event = redeemGift(state, gift, now);
        // Another plan would be lost, and one that was given without an end cannot be prolonged: the code stays good.
        if (!event || (!isRunning(state) && change.given !== 'free')) throw new Refusal('plan_running');
        await change.record(event, { key: gift.key });
        return toSubscription(change.state);
      }),

    /** Begins the trial of a plan with the card that the person keeps. */
    getTrial: (userId: string, wanted: Wanted): Promise<TrialStatus> => {
      if (wanted.package === 'free') return Promise.resolve('exists');
      const name = requireOffer(wanted);
      return plans.change(userId, async ({ tx, now, state, given, record }) => {
        if (isRunning(state) || given !== 'free') return 'exists';
        if (await hasUsedTrial(tx, userId)) throw new Refusal('trial_used');
        const customer = await findCustomer(tx, userId);
        if (!customer) return 'not_valid';
        const { fingerprintHash, last4 } = customer;
        if (!(await useTrial(tx, { fingerprintHash, userId, now }))) throw new Refusal('trial_used');
        await record(beginTrial(name, now), { last4 });
        return 'new';
      });
    },

    /** Lets the plan end with its period; one that is behind with its payment ends at once. Once is enough. */
    cancel: (userId: string): Promise<Subscription> =>
      plans.change(userId, async (change) => {
        const { state, now } = change;
        if (!isRunning(state)) throw new Refusal('subscription_not_found');
        if (state.kind !== 'cancelled') await change.record({ kind: 'cancelled', at: now });
        const end = dueEnd(change.state, now);
        if (end) await change.record(end);
        return toSubscription(change.state);
      }),

    /** Takes a cancellation back while the plan still runs. */
    restart: (userId: string): Promise<Subscription> =>
      plans.change(userId, async (change) => {
        const { state, now } = change;
        if (!isRunning(state)) throw new Refusal('subscription_not_found');
        if (state.kind === 'cancelled')
          await change.record({ kind: 'restarted', at: now, renews: state.renews });
        return toSubscription(change.state);
      }),

    /** Payments, refunds and gifts, newest first. */
    payments: async (userId: string): Promise<Payment[]> => {
      const kinds = Object.keys(paymentKinds) as (keyof typeof paymentKinds)[];
      const rows = await db
        .select()
        .from(ledger)
        .where(and(eq(ledger.userId, userId), inArray(ledger.kind, kinds)))
        .orderBy(desc(ledger.seq))
        .limit(shownPayments);
      return rows.flatMap(toPayment);
    },

    /** Ends the plans that are over and do not renew, however long ago; the processor is not asked. */
    endDue: async (): Promise<void> => {
      const isDue = lte(subscriptions.dueAt, clock());
      const isLast = or(
        eq(subscriptions.state, 'cancelled'),
        and(eq(subscriptions.state, 'active'), not(subscriptions.renews)),
      );
      // A change ends what is over before it does anything else.
      const endPlan = (userId: string) => plans.change(userId, () => Promise.resolve());
      await forEach(await findPeople(and(isLast, isDue)), endPlan);
    },

    /** Charges the renewals whose time has come, however long ago. */
    renewDue: async (): Promise<void> => {
      const mayRenew = inArray(subscriptions.state, ['trialing', 'active', 'past_due']);
      const due = await findPeople(and(mayRenew, subscriptions.renews, lte(subscriptions.dueAt, clock())));
      await forEach(due, (userId) => purchases.renew(userId, false));
    },

    /** Writes the mails about trials that end soon. */
    announceEnds: async (): Promise<void> => {
      const now = clock();
      const soon = new Date(now.getTime() + noticeDays * dayMs);
      const ending = await db
        .select()
        .from(subscriptions)
        .where(
          and(
            eq(subscriptions.state, 'trialing'),
            gt(subscriptions.endsAt, now),
            lte(subscriptions.endsAt, soon),
          ),
        );
      for (const { userId, package: plan, endsAt } of ending) {
        const day = endsAt.toISOString();
        const facts = { package: plan, amountCents: priceCents(plan), day, last4: null };
        await writeMail(db, { key: `trial ends ${userId} ${day}`, kind: 'trialEnds', facts, userId, now });
      }
    },

    /** Removes what is kept of people whose plan ended ten months ago, and of cards that bought nothing for as long. */
    forgetOld: async (): Promise<void> => {
      const limit = clock();
      limit.setUTCMonth(limit.getUTCMonth() - keptMonths);
      const ended = await findPeople(and(eq(subscriptions.state, 'ended'), lt(subscriptions.endedAt, limit)));
      const unused = await db
        .select({ userId: customers.userId })
        .from(customers)
        .leftJoin(subscriptions, eq(subscriptions.userId, customers.userId))
        .where(and(isNull(subscriptions.userId), lt(customers.changedAt, limit)));
      const isOld = (state: PlanState): boolean =>
        state.kind === 'free' || (state.kind === 'ended' && state.endedAt < limit);
      const people = [...ended, ...unused.map(({ userId }) => userId)];
      await forEach(people, (userId) => purchases.forget(userId, isOld));
    },
  };
}

/** What people and the jobs do with plans, beside paying. */
export type Subscriptions = ReturnType<typeof createSubscriptions>;

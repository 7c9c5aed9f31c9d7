import { and, asc, eq, gt, inArray, isNull, lt, lte, not, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { billingMails, customers, subscriptions } from '../../db/schema/billing.ts';
import type { Clock } from '../../ports/Clock.ts';
import { beginPurchase } from './beginPurchase.ts';
import type { BillingMails } from './billingMails.ts';
import type { Plans } from './createPlans.ts';
import type { Purchases } from './createPurchases.ts';
import { dayMs, priceCents } from './periods.ts';
import type { PlanState } from './planMachine.ts';

/** Months after its end that the details of a plan are kept. */
const keptMonths = 10;
/** Days before its end that the mail about the end of a trial goes out. */
const noticeDays = 2;

/** What the jobs work with. */
export type PlanJobsOptions = {
  db: Database;
  clock: Clock;
  plans: Plans;
  purchases: Purchases;
  mails: Pick<BillingMails, 'write'>;
  /** Whether the server is about to stop: the jobs leave what is left to the next run. */
  isStopping: () => boolean;
  /** Called with what goes wrong with one person's plan; the job goes on with the next one. */
  onError: (error: unknown) => void;
};

/** What happens to plans by itself. Each may run at any time, late, twice and on two servers at once. */
export function createPlanJobs(options: PlanJobsOptions) {
  const { db, clock, plans, purchases, mails, isStopping, onError } = options;
  /** The people whose plans a condition finds; each is looked at again under the lock. */
  async function findPeople(where: SQL | undefined): Promise<string[]> {
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
      await forEach(due, (userId) =>
        purchases.begin(userId, beginPurchase.renew({ isPersonPresent: false })),
      );
    },

    /** Writes the mails about trials that end soon. */
    announceEnds: async (): Promise<void> => {
      const now = clock();
      const soon = new Date(now.getTime() + noticeDays * dayMs);
      const written = db
        .select({ key: billingMails.key })
        .from(billingMails)
        .where(
          and(
            eq(billingMails.userId, subscriptions.userId),
            eq(billingMails.kind, 'trialEnds'),
            sql`(${billingMails.facts} ->> 'day')::timestamptz = ${subscriptions.endsAt}`,
          ),
        );
      const isSoon = and(gt(subscriptions.endsAt, now), lte(subscriptions.endsAt, soon));
      const ending = await db
        .select()
        .from(subscriptions)
        .where(and(eq(subscriptions.state, 'trialing'), isSoon, notExists(written)));
      for (const { userId, package: plan, endsAt } of ending) {
        const day = endsAt.toISOString();
        const facts = { package: plan, amountCents: priceCents(plan), day, last4: null };
        const mail = { key: `trial ends ${userId} ${day}`, kind: 'trialEnds', facts, userId } as const;
        await db.transaction((tx) => mails.write(tx, mail));
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
      await forEach(people, (userId) => purchases.begin(userId, beginPurchase.forget({ isOld })));
    },
  };
}

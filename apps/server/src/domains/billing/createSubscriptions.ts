import { type EndpointData, type endpoints, plans } from '@franca/contract';
import { and, asc, eq, inArray, lt, lte, ne } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { ledger, subscriptions } from '../../db/schema/billing.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { Users } from '../users/Users.ts';
import { takeGiftCode } from './giftCodes.ts';

/** A plan as its owner sees it. */
type Subscription = EndpointData<typeof endpoints.billing.cancelSubscription>;
type Row = typeof subscriptions.$inferSelect;

/** The plans of people. */
export type Subscriptions = {
  /** The running plan of a person. */
  find: (userId: string) => Promise<Subscription | undefined>;
  /** Redeems a gift code: begins its plan, or adds its days to the same plan that runs. */
  redeem: (userId: string, code: string) => Promise<Subscription>;
  /** Lets the plan end with its period; once is enough. */
  cancel: (userId: string) => Promise<Subscription>;
  /** Ends the plans whose time is over, however long ago; returns how many. */
  endDue: () => Promise<number>;
  /** Removes what is kept of plans that ended ten months ago. */
  forgetOld: () => Promise<void>;
};

/** What plans are kept with. */
export type SubscriptionsOptions = {
  db: Database;
  clock: Clock;
  /** Where the present plan of each person stands, which decides what they may do. */
  users: Pick<Users, 'lockPlan' | 'changePlan'>;
};

const dayMs = 86_400_000;
const running = ['active', 'cancelled'] as const;
/** Months after its end that the details of a plan are kept. */
const keptMonths = 10;
/** Plans that one run ends in one go. */
const endedAtOnce = 100;

function toSubscription(row: Row): Subscription {
  return {
    package: row.package,
    price: plans[row.package].price,
    created_at: row.startedAt.toISOString(),
    duration: row.days,
    state: row.state,
    renews: false,
    next_package: null,
    cancelled_at: row.cancelledAt?.toISOString() ?? null,
  };
}

/**
 * Plans over the database. Whatever changes one does so in one transaction that first locks the person: the plan, the
 * ledger and what the person may do never differ, and two changes at once follow one another.
 */
export function createSubscriptions({ db, clock, users }: SubscriptionsOptions): Subscriptions {
  async function findRow(tx: Database, userId: string): Promise<Row | undefined> {
    const whereRunning = and(eq(subscriptions.userId, userId), ne(subscriptions.state, 'ended'));
    const [row] = await tx.select().from(subscriptions).where(whereRunning);
    return row;
  }

  async function note(
    tx: Database,
    kind: (typeof ledger.$inferInsert)['kind'],
    { userId, package: plan, endsAt }: Row,
    key = `${kind} ${userId} ${endsAt.toISOString()}`,
  ): Promise<void> {
    // A plan that was cancelled, prolonged by a gift and cancelled again has another end, and another line.
    await tx.insert(ledger).values({ key, userId, kind, package: plan, amountCents: 0, endsAt, at: clock() });
  }

  async function store(tx: Database, row: Row): Promise<void> {
    const { userId: target } = subscriptions;
    await tx.insert(subscriptions).values(row).onConflictDoUpdate({ target, set: row });
  }

  async function redeem(userId: string, code: string): Promise<Subscription> {
    const row = await db.transaction(async (tx) => {
      const present = await users.lockPlan(tx, userId);
      const now = clock();
      const before = await findRow(tx, userId);
      const gift = await takeGiftCode(tx, { code, userId, now });
      if (gift.kind === 'repeated') {
        if (!before) throw new Refusal('gift_code_redeemed');
        return before;
      }
      const isSame = before !== undefined && before.package === gift.package;
      // Another plan would be lost, and one that was given without an end cannot be prolonged: the code stays good.
      if (!isSame && present !== 'free') throw new Refusal('plan_running');
      const startedAt = isSame ? before.startedAt : now;
      const days = (isSame ? before.days : 0) + gift.days;
      const endsAt = new Date(startedAt.getTime() + days * dayMs);
      const next: Row = {
        userId,
        package: gift.package,
        state: 'active',
        startedAt,
        days,
        endsAt,
        cancelledAt: null,
      };
      await store(tx, next);
      await note(tx, 'gift-redeemed', next, gift.key);
      await users.changePlan(tx, userId, gift.package);
      return next;
    });
    return toSubscription(row);
  }

  async function cancel(userId: string): Promise<Subscription> {
    const row = await db.transaction(async (tx) => {
      await users.lockPlan(tx, userId);
      const before = await findRow(tx, userId);
      if (!before) throw new Refusal('subscription_not_found');
      if (before.state === 'cancelled') return before;
      const next: Row = { ...before, state: 'cancelled', cancelledAt: clock() };
      await store(tx, next);
      await note(tx, 'cancelled', next);
      return next;
    });
    return toSubscription(row);
  }

  /** Ends one plan, unless somebody else did, or it was prolonged, in the meantime. */
  async function end(userId: string, now: Date): Promise<boolean> {
    return db.transaction(async (tx) => {
      await users.lockPlan(tx, userId);
      const before = await findRow(tx, userId);
      if (!before || before.endsAt > now) return false;
      await store(tx, { ...before, state: 'ended' });
      await note(tx, 'ended', before);
      await users.changePlan(tx, userId, 'free');
      return true;
    });
  }

  async function forgetOld(): Promise<void> {
    const limit = clock();
    limit.setUTCMonth(limit.getUTCMonth() - keptMonths);
    const whereOld = and(eq(subscriptions.state, 'ended'), lt(subscriptions.endsAt, limit));
    await db.transaction(async (tx) => {
      const old = await tx.delete(subscriptions).where(whereOld).returning({ userId: subscriptions.userId });
      const people = old.map(({ userId }) => userId);
      if (people.length > 0) await tx.delete(ledger).where(inArray(ledger.userId, people));
    });
  }

  return {
    find: async (userId) => {
      const row = await findRow(db, userId);
      return row && toSubscription(row);
    },
    redeem,
    cancel,
    forgetOld,
    endDue: async () => {
      const now = clock();
      let ended = 0;
      for (;;) {
        const due = await db
          .select({ userId: subscriptions.userId })
          .from(subscriptions)
          .where(and(inArray(subscriptions.state, [...running]), lte(subscriptions.endsAt, now)))
          .orderBy(asc(subscriptions.endsAt))
          .limit(endedAtOnce);
        for (const { userId } of due) if (await end(userId, now)) ended += 1;
        if (due.length < endedAtOnce) return ended;
      }
    },
  };
}

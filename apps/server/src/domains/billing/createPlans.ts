import { type EndpointData, type endpoints, type PackageName, plans } from '@franca/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { ledger, subscriptions } from '../../db/schema/billing.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { Users } from '../users/Users.ts';
import { type BillingMails, mailOf, type PlanMail } from './billingMails.ts';
import { daysBetween, type PaidPackage } from './periods.ts';
import { applyEvent, noPlan, type PlanEvent, type PlanState } from './planMachine.ts';
import { toColumns, toRow, toState } from './planRows.ts';
import { dueEnd } from './planRules.ts';

/** A plan as its owner sees it. */
export type Subscription = EndpointData<typeof endpoints.billing.cancelSubscription>;

/** What the ledger keeps of an event beside the event. */
export type EventFacts = {
  /** Names the event where it comes from outside, e.g. from a code or a purchase. */
  key?: string;
  amountCents?: number;
  purchaseId?: string;
  last4?: string | null;
  /** Of a charge that failed: what was tried, for which plan. */
  triedCents?: number;
  triedPackage?: PaidPackage | null;
};

/** A line of the ledger about money that changes no plan. */
export type MoneyLine = {
  kind: 'payment-unwanted' | 'refunded';
  key: string;
  package: PaidPackage;
  amountCents: number;
  purchaseId: string;
  last4: string | null;
};

/** The plan of one person, who is locked until the transaction ends. */
export type PlanChange = {
  tx: Database;
  userId: string;
  /** The present time. */
  now: Date;
  /** What the person may do, also where an operator said so and there is no plan. */
  readonly given: PackageName;
  /** Where the plan stands; what was over is ended already. */
  readonly state: PlanState;
  /** Writes an event into the ledger and changes the plan. */
  record: (event: PlanEvent, facts?: EventFacts) => Promise<void>;
  /** Writes a line that changes no plan. */
  note: (line: MoneyLine) => Promise<void>;
  /** Writes a mail that goes out after the transaction. */
  mail: (mail: PlanMail & { key: string }) => Promise<void>;
};

/** The plans of people, each changed under a lock of its own. */
export type Plans = {
  /** Runs a change in one transaction; afterwards the person's clients are notified, where something changed. */
  change: <Result>(userId: string, work: (change: PlanChange) => Promise<Result>) => Promise<Result>;
  /** Where a plan stands; undefined where the person never had one. */
  find: (userId: string) => Promise<Subscription | undefined>;
};

/** What plans are kept with. */
export type PlansOptions = {
  db: Database;
  clock: Clock;
  /** Where the present plan of each person stands, which decides what they may do. */
  users: Pick<Users, 'lockPlan' | 'changePlan'>;
  /** Called after a plan changed. */
  onChange: (userId: string, plan: { package: PackageName; status: Subscription['status'] }) => void;
  mails: Pick<BillingMails, 'write' | 'wake'>;
};

/** A plan as its owner sees it. */
export function toSubscription(state: PlanState): Subscription {
  const none = { created_at: null, duration: null, renews: false, next_package: null, cancelled_at: null };
  if (state.kind === 'free' || state.kind === 'ended')
    return { ...none, package: 'free', price: 0, status: state.kind };
  const { package: name, startedAt, endsAt } = state.period;
  return {
    package: name,
    price: plans[name].price,
    created_at: startedAt.toISOString(),
    duration: daysBetween(startedAt, endsAt),
    status: state.kind,
    renews:
      state.kind === 'trialing' || state.kind === 'past_due' || (state.kind === 'active' && state.renews),
    next_package: 'nextPackage' in state ? state.nextPackage : null,
    cancelled_at: state.kind === 'cancelled' ? state.cancelledAt.toISOString() : null,
  };
}

/**
 * Plans over the database. Whatever changes one does so in one transaction that first locks the person: the plan, the
 * ledger, what the person may do and the mail about it never differ, and two changes at once follow one another.
 */
export function createPlans({ db, clock, users, onChange, mails }: PlansOptions): Plans {
  async function open(tx: Database, userId: string) {
    let given = await users.lockPlan(tx, userId);
    const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.userId, userId));
    let state: PlanState = row ? toState(row) : noPlan;
    let revision = row?.revision ?? 0;
    const written = { events: 0, mails: 0 };
    const now = clock();

    async function mail(one: PlanMail & { key: string }): Promise<void> {
      if (await mails.write(tx, { ...one, userId })) written.mails += 1;
    }

    async function record(event: PlanEvent, facts: EventFacts = {}): Promise<void> {
      const next = applyEvent(state, event);
      if (next.kind === 'free') return;
      revision += 1;
      written.events += 1;
      const {
        key = `${event.kind} ${userId} ${revision}`,
        amountCents = 0,
        triedCents,
        triedPackage,
      } = facts;
      const { purchaseId = null, last4 = null } = facts;
      const columns = toColumns(event, next.period);
      const tried = { paidCents: triedCents, package: triedPackage ?? columns.package };
      const failed = triedCents === undefined ? {} : tried;
      await tx.insert(ledger).values({ ...columns, ...failed, userId, key, amountCents, purchaseId, last4 });
      const stored = toRow(userId, next, revision);
      const { userId: target } = subscriptions;
      await tx.insert(subscriptions).values(stored).onConflictDoUpdate({ target, set: stored });
      const before = state;
      state = next;
      const allowed = next.kind === 'ended' ? 'free' : next.period.package;
      if (allowed !== given) await users.changePlan(tx, userId, allowed);
      given = allowed;
      const letter = mailOf(event, { before, after: next, amountCents, last4 });
      if (letter) await mail({ ...letter, key });
    }

    const change: PlanChange = {
      tx,
      userId,
      now,
      get given() {
        return given;
      },
      get state() {
        return state;
      },
      record,
      note: async (line) => {
        const endsAt = state.kind === 'free' ? now : state.period.endsAt;
        await tx.insert(ledger).values({ ...line, userId, endsAt, at: now });
      },
      mail,
    };
    const end = dueEnd(state, now);
    if (end) await record(end);
    return { change, written };
  }

  return {
    change: async (userId, work) => {
      const { result, state, written } = await db.transaction(async (tx) => {
        const opened = await open(tx, userId);
        const done = await work(opened.change);
        return { result: done, state: opened.change.state, written: opened.written };
      });
      if (written.events > 0) {
        const { package: name, status } = toSubscription(state);
        onChange(userId, { package: name, status });
      }
      if (written.mails > 0) mails.wake();
      return result;
    },
    find: async (userId) => {
      const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId));
      return row && toSubscription(toState(row));
    },
  };
}

import type { ledger, subscriptions } from '../../db/schema/billing.ts';
import { daysBetween } from './periods.ts';
import type { Period, PlanEvent, PlanState } from './planMachine.ts';

/** A plan as stored. */
export type PlanRow = typeof subscriptions.$inferSelect;
/** A line of the ledger as stored. */
export type LedgerRow = typeof ledger.$inferSelect;

/** What a line of the ledger says of an event beside whose it is. */
type EventColumns = Pick<LedgerRow, 'kind' | 'package' | 'at' | 'endsAt'> &
  Pick<typeof ledger.$inferInsert, 'startedAt' | 'paidUntil' | 'paidCents'> &
  Pick<typeof ledger.$inferInsert, 'renews' | 'nextPackage' | 'retryAt' | 'endedAt'>;

function periodOf(row: PlanRow): Period {
  const { package: plan, startedAt, paidUntil, paidCents, endsAt, anchorDay } = row;
  return { package: plan, startedAt, paidUntil, paidCents, endsAt, anchorDay };
}

/** The state that a row stores. */
export function toState(row: PlanRow): PlanState {
  const period = periodOf(row);
  const { renews, nextPackage, dueAt } = row;
  switch (row.state) {
    case 'trialing':
      return { kind: 'trialing', period };
    case 'active':
      return { kind: 'active', period, renews, nextPackage };
    case 'past_due':
      return { kind: 'past_due', period, nextPackage, since: row.pastDueSince ?? dueAt, retryAt: dueAt };
    case 'cancelled': {
      const from = row.wasTrial ? 'trialing' : 'active';
      return { kind: 'cancelled', period, cancelledAt: row.cancelledAt ?? row.startedAt, from, renews };
    }
    case 'ended':
      return { kind: 'ended', period, endedAt: row.endedAt ?? row.endsAt };
  }
}

/** The row that stores a state. */
export function toRow(
  userId: string,
  state: Exclude<PlanState, { kind: 'free' }>,
  revision: number,
): PlanRow {
  const { period } = state;
  const renews =
    state.kind === 'trialing' || state.kind === 'past_due' || ('renews' in state && state.renews);
  return {
    ...period,
    userId,
    state: state.kind,
    days: daysBetween(period.startedAt, period.endsAt),
    cancelledAt: state.kind === 'cancelled' ? state.cancelledAt : null,
    renews,
    wasTrial: state.kind === 'cancelled' && state.from === 'trialing',
    nextPackage: 'nextPackage' in state ? state.nextPackage : null,
    pastDueSince: state.kind === 'past_due' ? state.since : null,
    endedAt: state.kind === 'ended' ? state.endedAt : null,
    dueAt: state.kind === 'past_due' ? state.retryAt : period.endsAt,
    revision,
  };
}

/** What the ledger keeps of an event, with the plan and its end as they are after it. */
export function toColumns(event: PlanEvent, { package: plan, endsAt }: Period): EventColumns {
  const { kind, at } = event;
  const common = { kind, at, package: plan, endsAt };
  switch (event.kind) {
    case 'paid':
    case 'upgraded':
    case 'renewed': {
      const { startedAt, paidUntil, paidCents } = event;
      return { ...common, startedAt, paidUntil, paidCents };
    }
    case 'charge-failed':
      return { ...common, retryAt: event.retryAt };
    case 'restarted':
      return { ...common, renews: event.renews };
    case 'scheduled':
      return { ...common, nextPackage: event.nextPackage };
    case 'ended':
      return { ...common, endedAt: event.endedAt };
    case 'trial-begun':
    case 'gift-redeemed':
    case 'cancelled':
      return common;
  }
}

/** The event that a line of the ledger keeps; undefined for lines that are about money alone. */
export function toEvent(row: LedgerRow): PlanEvent | undefined {
  const { at, package: plan, endsAt } = row;
  switch (row.kind) {
    case 'trial-begun':
    case 'gift-redeemed':
      return { kind: row.kind, at, package: plan, endsAt };
    case 'paid':
    case 'upgraded':
    case 'renewed': {
      const { startedAt, paidUntil, paidCents } = row;
      const period = { startedAt: startedAt ?? at, paidUntil: paidUntil ?? endsAt, endsAt };
      return { kind: row.kind, at, package: plan, ...period, paidCents: paidCents ?? row.amountCents };
    }
    case 'charge-failed':
      return { kind: 'charge-failed', at, retryAt: row.retryAt ?? at };
    case 'cancelled':
      return { kind: 'cancelled', at };
    case 'restarted':
      return { kind: 'restarted', at, renews: row.renews ?? false };
    case 'scheduled':
      return { kind: 'scheduled', at, nextPackage: row.nextPackage };
    case 'ended':
      return { kind: 'ended', at, endedAt: row.endedAt ?? endsAt };
    case 'payment-unwanted':
    case 'refunded':
      return undefined;
  }
}

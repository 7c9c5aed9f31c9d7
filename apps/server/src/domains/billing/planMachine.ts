import type { PaidPackage } from './periods.ts';

/** The present period of a plan. What was paid for comes first, what was given follows. */
export type Period = {
  package: PaidPackage;
  startedAt: Date;
  /** End of the part that was paid for; the start where nothing was. */
  paidUntil: Date;
  /** What that part is worth, in cents of AUD. */
  paidCents: number;
  endsAt: Date;
  /** Day of the month on which periods end, as far as the month has it. */
  anchorDay: number;
};

/** Where a person stands. */
export type PlanState =
  | { kind: 'free' }
  | { kind: 'trialing'; period: Period }
  | {
      kind: 'active';
      period: Period;
      /** Whether the card is charged at the end of the period. */
      renews: boolean;
      /** The plan of the next period, where it is another one. */
      nextPackage: PaidPackage | null;
    }
  | {
      kind: 'past_due';
      period: Period;
      nextPackage: PaidPackage | null;
      /** When the first charge failed. */
      since: Date;
      /** When the card is charged again. */
      retryAt: Date;
    }
  | {
      kind: 'cancelled';
      period: Period;
      cancelledAt: Date;
      /** What a restart goes back to. */
      from: 'trialing' | 'active';
      renews: boolean;
    }
  | { kind: 'ended'; period: Period; endedAt: Date };

/** A period that was paid for. */
type PaidPeriod = {
  at: Date;
  package: PaidPackage;
  startedAt: Date;
  paidUntil: Date;
  endsAt: Date;
  /** What the period is worth: with an upgrade more than was charged. */
  paidCents: number;
};

/** Something that happens to a plan; `at` is when it was written down. */
export type PlanEvent =
  | { kind: 'trial-begun'; at: Date; package: PaidPackage; endsAt: Date }
  | { kind: 'gift-redeemed'; at: Date; package: PaidPackage; endsAt: Date }
  | ({ kind: 'paid' } & PaidPeriod)
  | ({ kind: 'upgraded' } & PaidPeriod)
  | ({ kind: 'renewed' } & PaidPeriod)
  | { kind: 'charge-failed'; at: Date; retryAt: Date }
  | { kind: 'cancelled'; at: Date }
  | { kind: 'restarted'; at: Date; renews: boolean }
  | { kind: 'scheduled'; at: Date; nextPackage: PaidPackage | null }
  | { kind: 'ended'; at: Date; endedAt: Date };

/** An event that cannot happen where the plan stands: a mistake of the caller, who decides under the person's lock. */
export class ImpossibleTransition extends Error {
  override name = 'ImpossibleTransition';

  constructor(state: PlanState, event: PlanEvent) {
    super(`A plan that is ${state.kind} cannot be ${event.kind}.`);
  }
}

/** The state as it is where a person never had a plan. */
export const noPlan: PlanState = { kind: 'free' };

function applyGift(state: PlanState, event: Extract<PlanEvent, { kind: 'gift-redeemed' }>): PlanState {
  const { at, endsAt, package: plan } = event;
  const anchorDay = endsAt.getUTCDate();
  const given: Period = { package: plan, startedAt: at, paidUntil: at, paidCents: 0, endsAt, anchorDay };
  if (state.kind === 'free' || state.kind === 'ended')
    return { kind: 'active', period: given, renews: false, nextPackage: null };
  if (state.period.package !== plan) throw new ImpossibleTransition(state, event);
  const longer: Period = { ...state.period, endsAt, anchorDay };
  switch (state.kind) {
    case 'trialing':
      return { ...state, period: longer };
    case 'active':
      return { ...state, period: longer };
    case 'past_due':
      return { kind: 'active', period: given, renews: true, nextPackage: state.nextPackage };
    case 'cancelled':
      // Whoever cancelled does not want to be charged, and goes on with the gift alone.
      return { kind: 'active', period: longer, renews: false, nextPackage: null };
  }
}

function applyPayment(
  state: PlanState,
  event: Extract<PlanEvent, { kind: 'paid' | 'upgraded' | 'renewed' }>,
): PlanState {
  const { package: plan, startedAt, paidUntil, paidCents, endsAt } = event;
  const begun: Period = {
    package: plan,
    startedAt,
    paidUntil,
    paidCents,
    endsAt,
    anchorDay: (endsAt > paidUntil ? endsAt : startedAt).getUTCDate(),
  };
  const next: PlanState = { kind: 'active', period: begun, renews: true, nextPackage: null };
  switch (event.kind) {
    case 'paid':
      return next;
    case 'upgraded':
      if (state.kind !== 'active' && state.kind !== 'cancelled') throw new ImpossibleTransition(state, event);
      return next;
    case 'renewed': {
      const isPossible = state.kind === 'trialing' || state.kind === 'past_due';
      if (!isPossible && !(state.kind === 'active' && state.renews))
        throw new ImpossibleTransition(state, event);
      const follows = startedAt.getTime() === state.period.endsAt.getTime();
      return follows ? { ...next, period: { ...begun, anchorDay: state.period.anchorDay } } : next;
    }
  }
}

/** What a plan is after an event; the same events in the same order always lead to the same state. */
export function applyEvent(state: PlanState, event: PlanEvent): PlanState {
  const impossible = new ImpossibleTransition(state, event);
  switch (event.kind) {
    case 'trial-begun': {
      if (state.kind !== 'free' && state.kind !== 'ended') throw impossible;
      const { at, endsAt, package: plan } = event;
      const anchorDay = endsAt.getUTCDate();
      const period = { package: plan, startedAt: at, paidUntil: at, paidCents: 0, endsAt, anchorDay };
      return { kind: 'trialing', period };
    }
    case 'gift-redeemed':
      return applyGift(state, event);
    case 'paid':
    case 'upgraded':
    case 'renewed':
      return applyPayment(state, event);
    case 'charge-failed': {
      const { at, retryAt } = event;
      if (state.kind === 'past_due') return { ...state, retryAt };
      if (state.kind === 'trialing')
        return { kind: 'past_due', period: state.period, nextPackage: null, since: at, retryAt };
      if (state.kind !== 'active' || !state.renews) throw impossible;
      const { period, nextPackage } = state;
      return { kind: 'past_due', period, nextPackage, since: at, retryAt };
    }
    case 'cancelled': {
      if (state.kind !== 'trialing' && state.kind !== 'active' && state.kind !== 'past_due') throw impossible;
      const from = state.kind === 'trialing' ? 'trialing' : 'active';
      const renews = state.kind === 'active' ? state.renews : true;
      return { kind: 'cancelled', period: state.period, cancelledAt: event.at, from, renews };
    }
    case 'restarted': {
      if (state.kind === 'active') return { ...state, renews: event.renews };
      if (state.kind !== 'cancelled') throw impossible;
      const { period, from } = state;
      if (from === 'trialing') return { kind: 'trialing', period };
      return { kind: 'active', period, renews: event.renews, nextPackage: null };
    }
    case 'scheduled':
      if (state.kind !== 'active' || !state.renews) throw impossible;
      return { ...state, nextPackage: event.nextPackage };
    case 'ended': {
      const isOver = state.kind === 'past_due' || state.kind === 'cancelled';
      if (!isOver && !(state.kind === 'active' && !state.renews)) throw impossible;
      return { kind: 'ended', period: state.period, endedAt: event.endedAt };
    }
  }
}

import { plans } from '@franca/contract';
import { addDays, addMonth, dayMs, type PaidPackage, priceCents } from './periods.ts';
import type { Period, PlanEvent, PlanState } from './planMachine.ts';

/** Days after a failed renewal on which the card is charged again; after the last one the plan ends. */
export const retryDays = [1, 3, 5, 7] as const;
/** A renewal that comes later than this was not looked for: the server was off, and nobody could use the time. */
const punctualMs = dayMs;
/** The longest time that somebody goes on without paying, with a day for servers that are late. */
const openMs = 8 * dayMs;

const rankOf = (name: PaidPackage): number => Object.keys(plans).indexOf(name);

/** A plan that is in force. */
export type RunningPlan = Exclude<PlanState, { kind: 'free' } | { kind: 'ended' }>;

/** Whether a plan is in force. */
export function isRunning(state: PlanState): state is RunningPlan {
  return state.kind !== 'free' && state.kind !== 'ended';
}

/** What is left of what was paid, in whole cents. */
function unusedCents({ startedAt, paidUntil, paidCents }: Period, now: Date): number {
  const [whole, left] = [paidUntil.getTime() - startedAt.getTime(), paidUntil.getTime() - now.getTime()];
  return whole <= 0 || left <= 0 ? 0 : Math.floor((paidCents * left) / whole);
}

/** What is left of what was given, as days of another plan of the same value. */
function giftDays({ package: plan, paidUntil, endsAt }: Period, wanted: PaidPackage, now: Date): number {
  const left = endsAt.getTime() - Math.max(now.getTime(), paidUntil.getTime());
  return left <= 0 ? 0 : Math.floor((left / dayMs) * (priceCents(plan) / priceCents(wanted)));
}

/** The event of a month that begins with its payment. */
function beginMonth(kind: 'paid' | 'upgraded', plan: PaidPackage, now: Date, bonusDays = 0): PlanEvent {
  const paidUntil = addMonth(now, now.getUTCDate());
  const endsAt = addDays(paidUntil, bonusDays);
  return { kind, at: now, package: plan, startedAt: now, paidUntil, endsAt, paidCents: priceCents(plan) };
}

/** When the period begins that a late payment pays for: never with time that nobody could use. */
function renewalStart(state: RunningPlan, now: Date): Date {
  const { endsAt } = state.period;
  const firstTry = state.kind === 'past_due' ? state.since : now;
  const base = firstTry.getTime() - endsAt.getTime() <= punctualMs ? endsAt : firstTry;
  return now.getTime() - base.getTime() <= openMs ? base : now;
}

/** A charge and what it does once it is paid. */
export type Charge = { amountCents: number; package: PaidPackage; event: PlanEvent };

function renewalOf(state: RunningPlan, plan: PaidPackage, now: Date): Charge {
  const { endsAt, anchorDay } = state.period;
  const startedAt = renewalStart(state, now);
  const isGapless = startedAt.getTime() === endsAt.getTime();
  const end = addMonth(startedAt, isGapless ? anchorDay : startedAt.getUTCDate());
  const paidCents = priceCents(plan);
  const period = { package: plan, startedAt, paidUntil: end, endsAt: end, paidCents };
  return { amountCents: paidCents, package: plan, event: { kind: 'renewed', at: now, ...period } };
}

/** The charge that is due now; undefined where there is none. */
export function dueRenewal(state: PlanState, now: Date): Charge | undefined {
  if (state.kind === 'trialing')
    return state.period.endsAt <= now ? renewalOf(state, state.period.package, now) : undefined;
  const isDue =
    (state.kind === 'active' && state.renews && state.period.endsAt <= now) ||
    (state.kind === 'past_due' && state.retryAt <= now);
  return isDue ? renewalOf(state, state.nextPackage ?? state.period.package, now) : undefined;
}

/** The charge that a person who is behind with a payment owes, whether or not it is due; undefined where nothing is owed. */
export function owedRenewal(state: PlanState, now: Date): Charge | undefined {
  return state.kind === 'past_due' ? dueRenewal({ ...state, retryAt: now }, now) : dueRenewal(state, now);
}

/** What a renewal that was declined does: another try, or the end. */
export function failRenewal(state: PlanState, now: Date): PlanEvent {
  const since = state.kind === 'past_due' ? state.since : now;
  const next = retryDays.map((days) => addDays(since, days)).find((retry) => retry > now);
  return next ? { kind: 'charge-failed', at: now, retryAt: next } : { kind: 'ended', at: now, endedAt: now };
}

/** The end of a plan that is over and has no renewal; undefined where it goes on. */
export function dueEnd(state: PlanState, now: Date): PlanEvent | undefined {
  const ends = state.kind === 'cancelled' || (state.kind === 'active' && !state.renews);
  if (!ends || state.period.endsAt > now) return undefined;
  const { endsAt } = state.period;
  // A plan that was behind with its payment ran on until it was cancelled.
  const isLate = state.kind === 'cancelled' && state.cancelledAt > endsAt;
  return { kind: 'ended', at: now, endedAt: isLate ? state.cancelledAt : endsAt };
}

/** What buying a plan does, where the person stands. */
export type PurchaseDecision =
  /** It runs, and goes on: nothing is charged. */
  | { kind: 'nothing' }
  /** It runs, or begins when the present one ends: the card is kept, nothing is charged yet. */
  | { kind: 'card'; events: PlanEvent[] }
  /** It begins now. */
  | ({ kind: 'charge' } & Charge);

/** Decides what buying a plan does; docs/behaviour/checkout.md, What a purchase does. */
export function decidePurchase(state: PlanState, plan: PaidPackage, now: Date): PurchaseDecision {
  const whole = { kind: 'charge', package: plan, amountCents: priceCents(plan) } as const;
  if (!isRunning(state)) return { ...whole, event: beginMonth('paid', plan, now) };
  const { period } = state;
  const isSame = period.package === plan;
  if (state.kind === 'past_due')
    return isSame
      ? { kind: 'charge', ...renewalOf(state, plan, now) }
      : { ...whole, event: beginMonth('paid', plan, now) };
  if (state.kind === 'trialing' || (state.kind === 'cancelled' && state.from === 'trialing'))
    return { ...whole, event: beginMonth('paid', plan, now, giftDays(trialGift(period), plan, now)) };
  const renews = state.kind === 'active' && state.renews;
  if (rankOf(plan) > rankOf(period.package)) {
    const amountCents = priceCents(plan) - unusedCents(period, now);
    return { ...whole, amountCents, event: beginMonth('upgraded', plan, now, giftDays(period, plan, now)) };
  }
  const restarted: PlanEvent[] = renews ? [] : [{ kind: 'restarted', at: now, renews: true }];
  const planned = state.kind === 'active' ? state.nextPackage : null;
  const nextPackage = isSame ? null : plan;
  if (renews && planned === nextPackage) return { kind: 'nothing' };
  const scheduled: PlanEvent[] = planned === nextPackage ? [] : [{ kind: 'scheduled', at: now, nextPackage }];
  return { kind: 'card', events: [...restarted, ...scheduled] };
}

/** What is left of a trial is worth nothing; days of a gift that follow it are. */
function trialGift(period: Period): Period {
  return { ...period, paidUntil: addDays(period.startedAt, plans[period.package].trialDays) };
}

/** The event of a trial that begins now. */
export function beginTrial(plan: PaidPackage, now: Date): PlanEvent {
  return { kind: 'trial-begun', at: now, package: plan, endsAt: addDays(now, plans[plan].trialDays) };
}

/** The event of a gift code; undefined while another plan runs, from which it would take what is left. */
export function redeemGift(
  state: PlanState,
  gift: { package: PaidPackage; days: number },
  now: Date,
): PlanEvent | undefined {
  const event = (start: Date): PlanEvent => ({
    kind: 'gift-redeemed',
    at: now,
    package: gift.package,
    endsAt: addDays(start, gift.days),
  });
  if (!isRunning(state)) return event(now);
  if (state.period.package !== gift.package) return undefined;
  return event(state.period.endsAt > now ? state.period.endsAt : now);
}

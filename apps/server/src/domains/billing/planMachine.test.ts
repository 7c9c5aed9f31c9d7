import { describe, expect, it } from 'vitest';
import { applyEvent, ImpossibleTransition, noPlan, type PlanEvent, type PlanState } from './planMachine.ts';

const on = (date: string): Date => new Date(`${date}T12:00:00.000Z`);

const period = {
  package: 'premium',
  startedAt: on('2026-01-31'),
  paidUntil: on('2026-02-28'),
  paidCents: 499,
  endsAt: on('2026-02-28'),
  anchorDay: 31,
} as const;
const paid = { paidUntil: on('2026-03-31'), endsAt: on('2026-03-31'), paidCents: 499 };

const states = {
  free: noPlan,
  trialing: { kind: 'trialing', period },
  active: { kind: 'active', period, renews: true, nextPackage: null },
  given: { kind: 'active', period, renews: false, nextPackage: null },
  past_due: {
    kind: 'past_due',
    period,
    nextPackage: null,
    since: on('2026-02-28'),
    retryAt: on('2026-03-01'),
  },
  cancelled: { kind: 'cancelled', period, cancelledAt: on('2026-02-02'), from: 'active', renews: true },
  'cancelled trial': {
    kind: 'cancelled',
    period,
    cancelledAt: on('2026-02-02'),
    from: 'trialing',
    renews: true,
  },
  ended: { kind: 'ended', period, endedAt: on('2026-02-28') },
} satisfies Record<string, PlanState>;

const at = on('2026-02-28');
const events = {
  'trial-begun': { kind: 'trial-begun', at, package: 'premium', endsAt: on('2026-03-07') },
  'gift-redeemed': { kind: 'gift-redeemed', at, package: 'premium', endsAt: on('2026-03-30') },
  paid: { kind: 'paid', at, package: 'premium', startedAt: at, ...paid },
  upgraded: { kind: 'upgraded', at, package: 'ultimate', startedAt: at, ...paid, paidCents: 999 },
  renewed: { kind: 'renewed', at, package: 'premium', startedAt: at, ...paid },
  'charge-failed': { kind: 'charge-failed', at, retryAt: on('2026-03-01') },
  cancelled: { kind: 'cancelled', at },
  restarted: { kind: 'restarted', at, renews: true },
  scheduled: { kind: 'scheduled', at, nextPackage: 'premium' },
  ended: { kind: 'ended', at, endedAt: at },
} satisfies Record<PlanEvent['kind'], PlanEvent>;

/** What each event makes of each state, in the order of `states`; `-` where it cannot happen. */
const table: Record<PlanEvent['kind'], string> = {
  //                free     trialing active   given  past_due cancelled  cancelled trial  ended
  'trial-begun': 'trialing - - - - - - trialing',
  'gift-redeemed': 'active trialing active active active active active active',
  paid: 'active active active active active active active active',
  upgraded: '- - active active - active active -',
  renewed: '- active active - active - - -',
  'charge-failed': '- past_due past_due - past_due - - -',
  cancelled: '- cancelled cancelled cancelled cancelled - - -',
  restarted: '- - active active - active trialing -',
  scheduled: '- - active - - - - -',
  ended: '- - - ended ended ended ended -',
};

describe('the states of a plan', () => {
  const cases = Object.entries(table).flatMap(([kind, row]) =>
    row
      .split(' ')
      .map(
        (after, index) =>
          [kind as PlanEvent['kind'], Object.keys(states)[index] as keyof typeof states, after] as const,
      ),
  );

  it.each(cases)('after %s where it was %s: %s', (kind, before, after) => {
    const apply = () => applyEvent(states[before], events[kind]);
    if (after === '-') expect(apply).toThrow(ImpossibleTransition);
    else expect(apply().kind).toBe(after);
  });

  it('keep the day of the month through a short one', () => {
    expect(applyEvent(states.active, events.renewed)).toMatchObject({
      period: { anchorDay: 31, startedAt: on('2026-02-28') },
    });
  });

  it('take the day of a renewal that comes late', () => {
    const late = { ...events.renewed, startedAt: on('2026-05-05') };
    expect(applyEvent(states.active, late)).toMatchObject({ period: { anchorDay: 5 } });
  });

  it('go on without a charge when a cancelled plan is prolonged by a gift', () => {
    const prolonged = applyEvent(states.cancelled, events['gift-redeemed']);
    expect(prolonged).toMatchObject({
      kind: 'active',
      renews: false,
      period: { startedAt: period.startedAt },
    });
  });

  it('refuse a gift of another plan', () => {
    const other: PlanEvent = { ...events['gift-redeemed'], package: 'ultimate' };
    expect(() => applyEvent(states.active, other)).toThrow(ImpossibleTransition);
  });

  it('remember when the first charge failed', () => {
    const again = applyEvent(states.past_due, { ...events['charge-failed'], at: on('2026-03-01') });
    expect(again).toMatchObject({ since: on('2026-02-28') });
  });

  it('go back to the trial that was cancelled', () => {
    expect(applyEvent(states['cancelled trial'], events.restarted)).toEqual({ kind: 'trialing', period });
  });
});

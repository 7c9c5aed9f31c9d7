import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonth, daysBetween } from './periods.ts';
import { applyEvent, noPlan, type PlanState } from './planMachine.ts';
import { beginTrial, decidePurchase, dueEnd, dueRenewal, failRenewal, redeemGift } from './planRules.ts';

const on = (date: string): Date => new Date(`${date}T12:00:00.000Z`);
const dayOf = (date: Date | undefined): string | undefined => date?.toISOString().slice(0, 10);

/** The state after a purchase that charges. */
function buy(state: PlanState, plan: 'premium' | 'ultimate' | 'enterprise', date: string) {
  const decision = decidePurchase(state, plan, on(date));
  if (decision.kind !== 'charge') throw new Error(`Nothing was charged: ${decision.kind}.`);
  return { cents: decision.amountCents, state: applyEvent(state, decision.event) };
}
function renew(state: PlanState, date: string): PlanState {
  const due = dueRenewal(state, on(date));
  if (!due) throw new Error('Nothing is due.');
  return applyEvent(state, due.event);
}
const endOf = (state: PlanState): string | undefined =>
  state.kind === 'free' ? undefined : dayOf(state.period.endsAt);
const startOf = (state: PlanState): string | undefined =>
  state.kind === 'free' ? undefined : dayOf(state.period.startedAt);
const gift = (state: PlanState, days: number, date: string, plan: 'premium' | 'ultimate' = 'premium') => {
  const event = redeemGift(state, { package: plan, days }, on(date));
  return event && applyEvent(state, event);
};

describe('periods', () => {
  it.each([
    ['2026-01-31', ['2026-02-28', '2026-03-31', '2026-04-30']],
    ['2028-01-31', ['2028-02-29', '2028-03-31', '2028-04-30']],
    ['2026-12-15', ['2027-01-15', '2027-02-15', '2027-03-15']],
  ])('that begin on %s end on %j', (first, ends) => {
    let start = on(first);
    const anchor = start.getUTCDate();
    for (const end of ends) {
      start = addMonth(start, anchor);
      expect(dayOf(start)).toBe(end);
    }
  });

  it('have as many whole days as their month, at whatever time of day they begin', () => {
    const moments = fc.date({ min: on('2020-01-01'), max: on('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moments, (start) => {
        const end = addMonth(start, start.getUTCDate());
        const days = daysBetween(start, end);
        expect(days).toBeGreaterThanOrEqual(28);
        expect(days).toBeLessThanOrEqual(31);
        expect(end.getTime() - start.getTime()).toBe(days * 86_400_000);
      }),
    );
  });
});

describe('buying a plan', () => {
  const { state: premium } = buy(noPlan, 'premium', '2026-01-31');

  it('charges the price of a month', () => {
    const { cents, state } = buy(noPlan, 'ultimate', '2026-01-31');
    expect([cents, startOf(state), endOf(state)]).toEqual([999, '2026-01-31', '2026-02-28']);
  });

  it('charges nothing where the plan already runs', () => {
    expect(decidePurchase(premium, 'premium', on('2026-02-10'))).toEqual({ kind: 'nothing' });
  });

  it('charges a higher plan at once, less what is left of the present period, in whole cents', () => {
    const { cents, state } = buy(premium, 'ultimate', '2026-02-14');
    expect([cents, startOf(state), endOf(state)]).toEqual([999 - 249, '2026-02-14', '2026-03-14']);
  });

  it('never charges less than nothing nor more than the price, whenever somebody changes to a higher plan', () => {
    const minutes = fc.integer({ min: 0, max: 28 * 24 * 60 });
    fc.assert(
      fc.property(minutes, (late) => {
        const now = new Date(on('2026-01-31').getTime() + late * 60_000);
        const decision = decidePurchase(premium, 'ultimate', now);
        if (decision.kind !== 'charge') return expect.unreachable();
        expect(decision.amountCents).toBeGreaterThanOrEqual(500);
        expect(decision.amountCents).toBeLessThanOrEqual(999);
      }),
    );
  });

  it('lets a lower plan begin with the next period, and charges its price then', () => {
    const { state: ultimate } = buy(noPlan, 'ultimate', '2026-01-31');
    const decision = decidePurchase(ultimate, 'premium', on('2026-02-10'));
    if (decision.kind !== 'card') return expect.unreachable();
    const planned = decision.events.reduce(applyEvent, ultimate);
    expect(planned).toMatchObject({ nextPackage: 'premium', period: { package: 'ultimate' } });
    expect(decidePurchase(planned, 'premium', on('2026-02-11'))).toEqual({ kind: 'nothing' });
    expect(dueRenewal(planned, on('2026-02-28'))).toMatchObject({ amountCents: 499, package: 'premium' });
    const back = decidePurchase(planned, 'ultimate', on('2026-02-12'));
    expect(back).toMatchObject({ kind: 'card', events: [{ kind: 'scheduled', nextPackage: null }] });
  });

  it('pays for a trial at once, and ends it', () => {
    const trial = applyEvent(noPlan, beginTrial('premium', on('2026-01-31')));
    const { cents, state } = buy(trial, 'premium', '2026-02-02');
    expect([cents, startOf(state), endOf(state)]).toEqual([499, '2026-02-02', '2026-03-02']);
  });

  it('takes a cancellation back without a charge', () => {
    const cancelled = applyEvent(premium, { kind: 'cancelled', at: on('2026-02-02') });
    const decision = decidePurchase(cancelled, 'premium', on('2026-02-03'));
    expect(decision).toMatchObject({ kind: 'card', events: [{ kind: 'restarted', renews: true }] });
  });

  it('pays what is owed where a renewal failed', () => {
    const owing = applyEvent(premium, failRenewal(premium, on('2026-02-28')));
    const { cents, state } = buy(owing, 'premium', '2026-03-02');
    expect([cents, startOf(state), endOf(state)]).toEqual([499, '2026-02-28', '2026-03-31']);
  });

  it('goes on after a gift without a charge before its end', () => {
    const given = gift(noPlan, 30, '2026-01-01');
    if (!given) return expect.unreachable();
    const decision = decidePurchase(given, 'premium', on('2026-01-10'));
    if (decision.kind !== 'card') return expect.unreachable();
    const renewing = decision.events.reduce(applyEvent, given);
    expect(dueRenewal(renewing, on('2026-01-30'))).toBeUndefined();
    expect(endOf(renew(renewing, '2026-01-31'))).toBe('2026-02-28');
  });

  it('turns what is left of a gift into days of the higher plan, of the same value', () => {
    const given = gift(noPlan, 30, '2026-01-01');
    if (!given) return expect.unreachable();
    const { cents, state } = buy(given, 'ultimate', '2026-01-11');
    // 20 days of 4.99 are 9 of 9.99.
    expect([cents, endOf(state)]).toEqual([999, '2026-02-20']);
  });
});

describe('gifts', () => {
  it('follow the period that was paid for, and move the next charge', () => {
    const { state } = buy(noPlan, 'premium', '2026-01-31');
    const longer = gift(state, 10, '2026-02-05');
    if (!longer) return expect.unreachable();
    expect([endOf(longer), longer]).toMatchObject(['2026-03-10', { renews: true }]);
    expect(endOf(renew(longer, '2026-03-10'))).toBe('2026-04-10');
    expect(gift(state, 10, '2026-02-05', 'ultimate')).toBeUndefined();
  });
});

describe('renewals', () => {
  const { state: premium } = buy(noPlan, 'premium', '2026-01-31');

  it('follow the last period without a gap', () => {
    const next = renew(premium, '2026-02-28');
    expect([startOf(next), endOf(next)]).toEqual(['2026-02-28', '2026-03-31']);
  });

  it('begin with the charge after a year in which the server was off, and charge one month', () => {
    const next = renew(premium, '2027-02-10');
    expect([startOf(next), endOf(next)]).toEqual(['2027-02-10', '2027-03-10']);
    expect(dueRenewal(next, on('2027-02-10'))).toBeUndefined();
  });

  it('that fail are tried again after 1, 3, 5 and 7 days, and then end the plan', () => {
    let state = premium;
    const tries: (string | undefined)[] = [];
    for (let now = on('2026-02-28'); state.kind !== 'ended'; ) {
      state = applyEvent(state, failRenewal(state, now));
      if (state.kind !== 'past_due') break;
      now = state.retryAt;
      tries.push(dayOf(now));
    }
    expect(tries).toEqual(['2026-03-01', '2026-03-03', '2026-03-05', '2026-03-07']);
    expect(state).toMatchObject({ kind: 'ended', endedAt: on('2026-03-07') });
  });

  it('that fail and are paid later keep the date of the period', () => {
    const owing = applyEvent(premium, failRenewal(premium, on('2026-02-28')));
    const next = renew(owing, '2026-03-05');
    expect([startOf(next), endOf(next)]).toEqual(['2026-02-28', '2026-03-31']);
  });

  it('that fail before the server is off for long begin with the charge', () => {
    const owing = applyEvent(premium, failRenewal(premium, on('2026-02-28')));
    expect(startOf(renew(owing, '2026-08-05'))).toBe('2026-08-05');
    expect(failRenewal(owing, on('2026-08-05'))).toMatchObject({ kind: 'ended' });
  });

  it('do not come for a plan that was cancelled or given', () => {
    const cancelled = applyEvent(premium, { kind: 'cancelled', at: on('2026-02-02') });
    expect(dueRenewal(cancelled, on('2027-01-01'))).toBeUndefined();
    expect(dueEnd(cancelled, on('2027-01-01'))).toMatchObject({ endedAt: on('2026-02-28') });
    expect(dueEnd(cancelled, on('2026-02-27'))).toBeUndefined();
  });
});

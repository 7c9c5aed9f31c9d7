import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf } from './dayOf.ts';
import { localeMoments } from './localeMoments.ts';

const isoDay = (moment: number): string => new Date(moment).toLocaleDateString('sv');

const at = (...parts: [number, number, number, number?, number?]): number =>
  new Date(parts[0], parts[1] - 1, parts[2], parts[3] ?? 0, parts[4] ?? 0).getTime();

describe('times of messages', () => {
  it('are written as usual in the language of the interface', () => {
    const afternoon = at(2026, 3, 4, 14, 5);
    expect(localeMoments('en').time(afternoon, 'local')).toBe('2:05 PM');
    expect(localeMoments('it').time(afternoon, 'local')).toBe('14:05');
    expect(localeMoments('en').date(afternoon, 'local')).toBe('Mar 4, 2026');
    expect(localeMoments('it').date(afternoon, 'local')).toBe('4 mar 2026');
  });

  it('have 12 or 24 hours where the application says so', () => {
    const afternoon = at(2026, 3, 4, 14, 5);
    expect(localeMoments('en', { hour12: false }).time(afternoon, 'local')).toBe('14:05');
    expect(localeMoments('it', { hour12: true }).time(afternoon, 'local')).toMatch(/2:05 PM/);
  });

  it('can be read in UTC, where a server and a browser agree', () => {
    const moment = Date.UTC(2026, 2, 4, 23, 59);
    expect(localeMoments('en').time(moment, 'utc')).toBe('11:59 PM');
    expect(localeMoments('en').date(moment, 'utc')).toBe('Mar 4, 2026');
  });
});

describe('day headings', () => {
  const now = at(2026, 3, 4, 9, 30);

  it('say today from midnight on', () => {
    expect(dayOf(at(2026, 3, 4, 0, 0), now, isoDay)).toEqual({ kind: 'today' });
  });

  it('say yesterday for the whole day before', () => {
    expect(dayOf(at(2026, 3, 3, 0, 0), now, isoDay)).toEqual({ kind: 'yesterday' });
    expect(dayOf(at(2026, 3, 3, 23, 59), now, isoDay)).toEqual({ kind: 'yesterday' });
  });

  it('give the date for anything older', () => {
    expect(dayOf(at(2026, 3, 2, 23, 59), now, isoDay)).toEqual({ kind: 'date', text: '2026-03-02' });
  });

  it('say yesterday for every hour of the day before, also around clock changes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 0, max: 23 }), (days, hour) => {
        const noon = new Date(2020, 0, 2 + days, 12).getTime();
        const before = new Date(2020, 0, 1 + days, hour).getTime();
        expect(dayOf(before, noon, isoDay).kind).toBe('yesterday');
      }),
    );
  });
});

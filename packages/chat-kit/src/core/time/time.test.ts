import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf } from './dayOf.ts';
import { formatDate } from './formatDate.ts';
import { formatTime } from './formatTime.ts';

const at = (...parts: [number, number, number, number?, number?]): number =>
  new Date(parts[0], parts[1] - 1, parts[2], parts[3] ?? 0, parts[4] ?? 0).getTime();

describe('times of messages', () => {
  it('follow the literal format HH:mm A', () => {
    expect(formatTime(at(2026, 3, 4, 14, 5))).toBe('14:05 PM');
    expect(formatTime(at(2026, 3, 4, 0, 7))).toBe('00:07 AM');
    expect(formatTime(at(2026, 3, 4, 12, 0))).toBe('12:00 PM');
  });

  it('can be read in Greenwich, where a server and a browser agree', () => {
    const moment = Date.UTC(2026, 2, 4, 23, 59);
    expect(formatTime(moment, 'utc')).toBe('23:59 PM');
    expect(formatDate(moment, 'utc')).toBe('03/04/2026');
  });

  it('show dates as MM/DD/YYYY', () => {
    expect(formatDate(at(2026, 3, 4))).toBe('03/04/2026');
  });
});

describe('day headings', () => {
  const now = at(2026, 3, 4, 9, 30);

  it('say today from midnight on', () => {
    expect(dayOf(at(2026, 3, 4, 0, 0), now)).toEqual({ kind: 'today' });
  });

  it('say yesterday for the whole day before', () => {
    expect(dayOf(at(2026, 3, 3, 0, 0), now)).toEqual({ kind: 'yesterday' });
    expect(dayOf(at(2026, 3, 3, 23, 59), now)).toEqual({ kind: 'yesterday' });
  });

  it('give the date for anything older', () => {
    expect(dayOf(at(2026, 3, 2, 23, 59), now)).toEqual({ kind: 'date', text: '03/02/2026' });
  });

  it('say yesterday for every hour of the day before, also around clock changes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), fc.integer({ min: 0, max: 23 }), (days, hour) => {
        const noon = new Date(2020, 0, 2 + days, 12).getTime();
        const before = new Date(2020, 0, 1 + days, hour).getTime();
        expect(dayOf(before, noon).kind).toBe('yesterday');
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { endOfPeriod, formatDay } from './planDates.ts';

describe('the dates of a plan', () => {
  it('end as many days after the beginning as the plan lasts', () => {
    const plan = { created_at: '2026-11-22T20:00:00.000Z', duration: 30 };
    expect(endOfPeriod(plan)?.toISOString()).toBe('2026-12-22T20:00:00.000Z');
    expect(endOfPeriod({ created_at: null, duration: null })).toBeNull();
  });

  it.each([
    ['en', '22 December 2026'],
    ['it', '22 dicembre 2026'],
    ['vi', '22 tháng 12, 2026'],
  ])('are written by day, month and year in %s', (locale, written) => {
    expect(formatDay(new Date('2026-12-22T23:30:00.000Z'), locale)).toBe(written);
  });
});

import { describe, expect, it } from 'vitest';
import { fromLocalFields, toLocalFields } from '../time/localFields.ts';
import { schedulePresets } from './schedulePresets.ts';

const offered = (...moment: [number, number, number, number, number]) =>
  schedulePresets(new Date(...moment)).map(({ name, at }) => {
    const { date, time } = toLocalFields(at);
    return `${name} ${date} ${time}`;
  });

describe('schedulePresets', () => {
  it('offers tonight, tomorrow and Monday on a weekday', () => {
    // A Thursday.
    expect(offered(2026, 10, 26, 14, 10)).toEqual([
      'tonight 2026-11-26 20:00',
      'tomorrowMorning 2026-11-27 09:00',
      'tomorrowEvening 2026-11-27 20:00',
      'mondayMorning 2026-11-30 09:00',
    ]);
  });

  it('offers no evening that is nearly over, and no Monday that is tomorrow', () => {
    // A Sunday.
    expect(offered(2026, 10, 29, 19, 45)).toEqual([
      'tomorrowMorning 2026-11-30 09:00',
      'tomorrowEvening 2026-11-30 20:00',
    ]);
  });

  it('knows that after midnight the next morning is this one', () => {
    // A Monday: the next one is in a week.
    expect(offered(2026, 10, 30, 1, 20)).toEqual([
      'thisMorning 2026-11-30 09:00',
      'tonight 2026-11-30 20:00',
      'tomorrowMorning 2026-12-01 09:00',
      'mondayMorning 2026-12-07 09:00',
    ]);
  });

  it('ends months and years', () => {
    expect(offered(2026, 11, 31, 22, 0)).toContain('tomorrowMorning 2027-01-01 09:00');
  });
});

describe('local fields', () => {
  it('are read as they were written', () => {
    const moment = new Date(2027, 2, 28, 2, 30).getTime();
    expect(fromLocalFields(toLocalFields(moment))).toBe(moment);
  });

  it('name no moment while one is empty', () => {
    expect(fromLocalFields({ date: '', time: '09:00' })).toBeNull();
    expect(fromLocalFields({ date: '2027-03-28', time: '' })).toBeNull();
  });
});

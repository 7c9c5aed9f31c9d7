import { describe, expect, it, vi } from 'vitest';
import { dateTextIn, timeTextIn } from './momentTexts.ts';

const timeText = timeTextIn('standard', 'en');
const dateText = dateTextIn('standard', 'en');

describe('times of messages', () => {
  it('follow the literal format HH:mm A', () => {
    expect(timeText(new Date(2026, 2, 4, 14, 5).getTime(), 'local')).toBe('14:05 PM');
    expect(timeText(new Date(2026, 2, 4, 0, 7).getTime(), 'local')).toBe('00:07 AM');
    expect(timeText(new Date(2026, 2, 4, 12, 0).getTime(), 'local')).toBe('12:00 PM');
  });

  it('show dates as MM/DD/YYYY', () => {
    expect(dateText(new Date(2026, 2, 4).getTime(), 'local')).toBe('03/04/2026');
  });

  it('can be read in UTC', () => {
    const moment = Date.UTC(2026, 2, 4, 23, 59);
    expect(timeText(moment, 'utc')).toBe('23:59 PM');
    expect(dateText(moment, 'utc')).toBe('03/04/2026');
  });

  it('are written as in the country that the browser names', () => {
    vi.stubGlobal('navigator', { languages: ['en-GB'] });
    const afternoon = new Date(2026, 2, 4, 14, 5).getTime();
    expect(timeTextIn('country', 'en')(afternoon, 'local')).toBe('14:05');
    expect(dateTextIn('country', 'en')(afternoon, 'local')).toBe('04/03/2026');
    vi.stubGlobal('navigator', { languages: ['de-DE'] });
    expect(dateTextIn('country', 'it')(afternoon, 'local')).toBe('04/03/2026');
    vi.unstubAllGlobals();
  });

  it('are written with 24 or 12 hours when a person chose so', () => {
    const afternoon = new Date(2026, 2, 4, 14, 5).getTime();
    expect(timeTextIn('24h', 'en')(afternoon, 'local')).toBe('14:05');
    expect(timeTextIn('12h', 'en')(afternoon, 'local')).toMatch(/^2:05\sPM$/);
    expect(timeTextIn('24h', 'vi')(Date.UTC(2026, 2, 4, 9, 5), 'utc')).toBe('09:05');
  });
});

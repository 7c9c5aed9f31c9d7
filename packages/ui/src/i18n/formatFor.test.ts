import { describe, expect, it } from 'vitest';
import { formatFor } from './formatFor.ts';

const noon = Date.UTC(2026, 10, 21, 12);
// Marks that only steer the direction of what is around them.
const plain = (text: string) => text.replace(/[\u200e\u200f\u061c]/g, '').replace(/\s/g, ' ');

describe('formatFor', () => {
  it.each([
    ['en', '12,345.6', '40%', 'Nov 21, 2026', 'An, Ben, and Chi'],
    ['ar', '12,345.6', '40%', '21/11/2026', 'An وBen وChi'],
    ['it', '12.345,6', '40%', '21 nov 2026', 'An, Ben e Chi'],
    ['vi', '12.345,6', '40%', '21 thg 11, 2026', 'An, Ben và Chi'],
  ])('writes like people who read %s', (locale, number, percent, date, list) => {
    const format = formatFor(locale);
    expect(plain(format.number(12345.6))).toBe(number);
    expect(plain(format.percent(0.4))).toBe(percent);
    expect(plain(format.date(noon, { dateStyle: 'medium', timeZone: 'UTC' }))).toBe(date);
    expect(plain(format.list(['An', 'Ben', 'Chi']))).toBe(list);
  });

  it('lets the region decide on the digits of Arabic, and the tag before it', () => {
    expect(formatFor('ar').number(123)).toBe('123');
    expect(formatFor('ar-EG').number(123)).toBe('١٢٣');
    expect(formatFor('ar-MA').number(123)).toBe('123');
    expect(formatFor('ar-u-nu-arab').number(123)).toBe('١٢٣');
    expect(formatFor('ar-EG-u-nu-latn').number(123)).toBe('123');
  });

  it('writes a count out only up to its limit', () => {
    expect(formatFor('en').upTo(99, 99)).toBe('99');
    expect(formatFor('en').upTo(100, 99)).toBe('99+');
    expect(formatFor('ar-EG').upTo(100, 99)).toBe('٩٩+');
  });

  it('writes numbers with the unit, the sign or the decimals that are asked for', () => {
    expect(formatFor('en').number(3, { signDisplay: 'always' })).toBe('+3');
    expect(formatFor('vi').number(0.5, { minimumFractionDigits: 2 })).toBe('0,50');
  });

  it('is made once for a language', () => {
    expect(formatFor('vi')).toBe(formatFor('vi'));
  });
});

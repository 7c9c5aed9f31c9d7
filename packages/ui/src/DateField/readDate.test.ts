import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDate, writeDate } from './readDate.ts';

describe('readDate', () => {
  it('reads day, month and year, with and without leading zeros', () => {
    expect(readDate('05/03/1990')).toBe('1990-03-05');
    expect(readDate('5/3/1990')).toBe('1990-03-05');
  });

  it('reads other common forms', () => {
    for (const text of [
      '05.03.1990',
      '5-3-1990',
      '5. 3. 1990',
      '05031990',
      '1990-03-05',
      '1990/3/5',
      ' 1990-03-05T08:00:00Z ',
    ])
      expect(readDate(text)).toBe('1990-03-05');
  });

  it('reads digits of other scripts', () => {
    expect(readDate('٠٥/٠٣/١٩٩٠')).toBe('1990-03-05');
  });

  it('knows which days exist', () => {
    expect(readDate('31/02/1990')).toBeNull();
    expect(readDate('29/02/1999')).toBeNull();
    expect(readDate('29/02/2000')).toBe('2000-02-29');
    expect(readDate('31/04/2000')).toBeNull();
    expect(readDate('00/01/2000')).toBeNull();
    expect(readDate('01/13/2000')).toBeNull();
  });

  it('does not guess at what is not whole', () => {
    for (const text of ['', '5', '05/03', '05/03/90', '5 March 1990', '05/03/19900'])
      expect(readDate(text)).toBeNull();
  });

  it('reads every day that was written', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        (day) => {
          const iso = day.toISOString().slice(0, 10);
          expect(readDate(writeDate(iso))).toBe(iso);
        },
      ),
    );
  });
});

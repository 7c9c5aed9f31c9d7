import { expect, it } from 'vitest';
import { formatFor } from '../i18n/formatFor.ts';
import { formatSize, formatSizeLimit } from './formatSize.ts';

it('writes sizes as the locale does, in the largest unit that leaves a whole number', () => {
  expect(formatSize(0, formatFor('en'))).toBe('0 bytes');
  expect(formatSize(999, formatFor('en'))).toBe('999 bytes');
  expect(formatSize(1500, formatFor('en'))).toBe('1.5 kB');
  expect(formatSize(8_000_000, formatFor('en'))).toBe('8 MB');
  expect(formatSize(2_500_000_000, formatFor('it'))).toBe('2,5 GB');
  expect(formatSize(5e15, formatFor('en'))).toBe('5,000,000 GB');
});

it('writes limits in round numbers, and single bytes in whole words', () => {
  expect(formatSizeLimit(100 * 1024 * 1024, formatFor('en'))).toBe('100 MB');
  expect(formatSizeLimit(8_000_000, formatFor('en'))).toBe('8 MB');
  expect(formatSize(1, formatFor('en'))).toBe('1 byte');
  expect(formatSize(9, formatFor('it'))).toBe('9 byte');
});

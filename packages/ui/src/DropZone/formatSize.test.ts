import { expect, it } from 'vitest';
import { formatFor } from '../i18n/formatFor.ts';
import { formatSize } from './formatSize.ts';

it('writes sizes as the locale does, in the largest unit that leaves a whole number', () => {
  expect(formatSize(0, formatFor('en'))).toBe('0 byte');
  expect(formatSize(999, formatFor('en'))).toBe('999 byte');
  expect(formatSize(1500, formatFor('en'))).toBe('1.5 kB');
  expect(formatSize(8_000_000, formatFor('en'))).toBe('8 MB');
  expect(formatSize(2_500_000_000, formatFor('it'))).toBe('2,5 GB');
  expect(formatSize(5e15, formatFor('en'))).toBe('5,000,000 GB');
});

import { expect, it } from 'vitest';
import { formatSize } from './formatSize.ts';

it('writes sizes as the locale does, in the largest unit that leaves a whole number', () => {
  expect(formatSize(0, 'en')).toBe('0 byte');
  expect(formatSize(999, 'en')).toBe('999 byte');
  expect(formatSize(1500, 'en')).toBe('1.5 kB');
  expect(formatSize(8_000_000, 'en')).toBe('8 MB');
  expect(formatSize(2_500_000_000, 'it')).toBe('2,5 GB');
  expect(formatSize(5e15, 'en')).toBe('5,000,000 GB');
});

import { describe, expect, it } from 'vitest';
import { timeInputSchema } from './values.ts';

describe('timeInputSchema', () => {
  it.each(['2026-11-21T10:00:00.000Z', '2026-11-21T21:00:00+11:00', 1_795_255_200_000, '1795255200000'])(
    'reads %j as the same moment in UTC',
    (value) => {
      expect(timeInputSchema.parse(value)).toBe('2026-11-21T10:00:00.000Z');
    },
  );

  it.each(['', 'yesterday', Number.NaN, -1, 1e18, '9'.repeat(30)])('refuses %j', (value) => {
    expect(timeInputSchema.safeParse(value).success).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { retryAfterOf } from './toApiError.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const read = (value: string) => retryAfterOf(new Headers({ 'retry-after': value }), now);

describe('retryAfterOf', () => {
  it('reads seconds and dates as milliseconds from now', () => {
    expect(read('5')).toBe(5000);
    expect(read('Sat, 21 Nov 2026 10:00:05 GMT')).toBe(5000);
  });

  it('never waits for the past', () => {
    expect(read('Sat, 21 Nov 2026 09:00:00 GMT')).toBe(0);
  });

  it('ignores what is neither', () => {
    expect(read('soon')).toBeNull();
    expect(retryAfterOf(new Headers(), now)).toBeNull();
  });
});

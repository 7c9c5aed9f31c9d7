import { describe, expect, it } from 'vitest';
import { ApiError, isRetryable, retryAfterOf } from './ApiError.ts';

function failure(status: number, code: ApiError['code'] = 'unexpected') {
  return new ApiError({ status, code, errors: ['x'] });
}

describe('isRetryable', () => {
  it.each([408, 429, 500, 502, 503])('tries again after %i', (status) => {
    expect(isRetryable(failure(status))).toBe(true);
  });

  it.each([400, 401, 403, 404, 409, 413])('takes %i for final', (status) => {
    expect(isRetryable(failure(status))).toBe(false);
  });

  it('tries again without connection and after a timeout, not after the caller gave up', () => {
    expect(isRetryable(failure(0, 'network'))).toBe(true);
    expect(isRetryable(failure(0, 'timeout'))).toBe(true);
    expect(isRetryable(failure(0, 'aborted'))).toBe(false);
  });

  it('takes a mistake of the program for final', () => {
    expect(isRetryable(new TypeError('x is not a function'))).toBe(false);
  });
});

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

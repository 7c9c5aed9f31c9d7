import { describe, expect, it } from 'vitest';
import { ApiError } from './ApiError.ts';
import { isRetryable } from './isRetryable.ts';

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

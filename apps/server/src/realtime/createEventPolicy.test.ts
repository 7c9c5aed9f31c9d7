import { chatEvents } from '@franca/contract';
import { expect, it, vi } from 'vitest';
import { createEventPolicy } from './createEventPolicy.ts';

it.each([
  ['is away for a moment', '57P01', 'unavailable'],
  ['refuses a statement', '42601', 'internal'],
])('says what to expect when the database %s', (_what, sqlState, code) => {
  const onViolation = vi.fn();
  const policy = createEventPolicy({
    checks: {} as never,
    limiter: async () => 0,
    onError: () => undefined,
    onViolation,
  });
  const error = Object.assign(new Error('Failed query'), { code: sqlState });
  expect(policy.refuse(chatEvents.topicListen, error)).toMatchObject({ success: false, code });
  expect(onViolation).not.toHaveBeenCalled();
});

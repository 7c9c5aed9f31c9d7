import { ApiError } from '@franca/api-client';
import { expect, it } from 'vitest';
import { assistantProblem } from './assistantProblem.ts';

const refusal = (code: ApiError['code'], status: number, retryAfter: number | null = null) =>
  assistantProblem(new ApiError({ status, code, errors: ['A sentence.'], retryAfter }));

it.each([
  ['not_permitted', 403, 'plan', null],
  ['assistant_limit_reached', 429, 'limit', 'A sentence.'],
  ['assistant_busy', 409, 'busy', 'A sentence.'],
  ['assistant_unavailable', 503, 'unavailable', 'A sentence.'],
  ['assistant_topic_not_found', 404, 'gone', null],
  ['assistant_quotes_changed', 409, 'changed', null],
  ['network', 0, 'offline', null],
  ['message_not_found', 404, 'other', 'A sentence.'],
] as const)('%s (%i) is %s for the screen', (code, status, reason, sentence) => {
  expect(refusal(code, status)).toMatchObject({ reason, sentence, retryAt: null });
});

it('says when it is worth trying again', () => {
  const before = Date.now();
  const { retryAt } = refusal('assistant_limit_reached', 429, 60_000);
  expect(retryAt).toBeGreaterThanOrEqual(before + 60_000);
});

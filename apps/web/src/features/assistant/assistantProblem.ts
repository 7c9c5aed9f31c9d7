import { ApiError } from '@franca/api-client';
import { AssistantError, type AssistantProblemReason } from '@franca/chat-kit/assistant';
import { errorText } from '../../lib/data/errorText.ts';

/** What each refusal of the server means for the screen; all others are `other`. */
const reasons: Partial<Record<ApiError['code'], AssistantProblemReason>> = {
  not_permitted: 'plan',
  assistant_limit_reached: 'limit',
  rate_limited: 'limit',
  assistant_busy: 'busy',
  assistant_unavailable: 'unavailable',
  assistant_topic_not_found: 'gone',
  assistant_quotes_changed: 'changed',
  network: 'offline',
  timeout: 'offline',
  aborted: 'offline',
};

/** Of these the kit says what becomes of the question. */
const ownWords: readonly AssistantProblemReason[] = ['offline', 'plan', 'gone', 'changed'];

/** A failed call as the kit knows it: with the reason, and the sentence in the interface language. */
export function assistantProblem(error: unknown): AssistantError {
  if (!(error instanceof ApiError)) return new AssistantError('other', errorText(error));
  const reason = reasons[error.code] ?? 'other';
  const retryAt = error.retryAfter === null ? null : Date.now() + error.retryAfter;
  const sentence = ownWords.includes(reason) ? null : errorText(error);
  return new AssistantError(reason, sentence, retryAt);
}

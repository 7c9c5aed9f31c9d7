import type { SendOutcome } from './Outbox.ts';

/**
 * Reads an HTTP status as an outcome: 0 (no response), 401 (signed out, the message waits), 408, 425, 429 and
 * 5xx are worth another try, every other refusal ends that; after 413 and 415 nobody can try again either. `retryAfterSeconds` is the header's value, if any.
 */
export function outcomeOfStatus(
  status: number,
  reason: string,
  retryAfterSeconds?: number,
): Exclude<SendOutcome, { kind: 'stored' }> {
  const isRetryable = status === 0 || [401, 408, 425, 429].includes(status) || status >= 500;
  // What is too large, or of a kind that is not taken, stays so.
  if ([413, 415].includes(status)) return { kind: 'refused', reason, isFinal: true };
  if (!isRetryable) return { kind: 'refused', reason };
  if (retryAfterSeconds === undefined || !Number.isFinite(retryAfterSeconds)) return { kind: 'retry' };
  return { kind: 'retry', afterMilliseconds: Math.max(0, retryAfterSeconds * 1000) };
}

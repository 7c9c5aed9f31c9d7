import { envelopes } from '@franca/contract';
import { ApiError, type ClientErrorCode, clientErrors } from './ApiError.ts';

/** Milliseconds that a `Retry-After` header asks for, written as seconds or as a date (RFC 9110 §10.2.3); null without one. */
export function retryAfterOf(headers: Headers, now: number = Date.now()): number | null {
  const value = headers.get('retry-after')?.trim();
  if (!value) return null;
  const milliseconds = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : null;
}

/** A newer server may send codes that this client does not know: the sentences still count. */
const sentencesSchema = envelopes.failure.shape.errors;

/** Makes the error of an answer that did not succeed; also of answers that did not come from a Franca server. */
export function toApiError(response: Response, answer: unknown): ApiError {
  const retryAfter = retryAfterOf(response.headers);
  const { status } = response;
  const known = envelopes.failure.safeParse(answer);
  if (known.success) {
    return new ApiError({ status, code: known.data.code, errors: known.data.errors, retryAfter });
  }
  const foreign = sentencesSchema.safeParse(
    typeof answer === 'object' && answer !== null && 'errors' in answer ? answer.errors : undefined,
  );
  return new ApiError({
    status,
    code: status === 401 ? 'unauthorized' : 'unexpected',
    errors: foreign.success ? foreign.data : [clientErrors.unexpected],
    retryAfter,
  });
}

/** Makes the error of a call that got no answer: cancelled by its caller, out of time, or without connection. */
export function toFetchError(cause: unknown, callerSignal: AbortSignal | undefined): ApiError {
  const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError';
  const code: ClientErrorCode = callerSignal?.aborted ? 'aborted' : timedOut ? 'timeout' : 'network';
  return new ApiError({ status: 0, code, errors: [clientErrors[code]], cause });
}

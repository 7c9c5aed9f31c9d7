import { ApiError, type ClientErrorCode } from './ApiError.ts';
import { clientErrors } from './clientErrors.ts';

/** Makes the error of a call that got no answer: given up by its caller, out of time, or without connection. */
export function toFetchError(cause: unknown, callerSignal: AbortSignal | undefined): ApiError {
  const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError';
  const code: ClientErrorCode = callerSignal?.aborted ? 'aborted' : timedOut ? 'timeout' : 'network';
  return new ApiError({ status: 0, code, errors: [clientErrors[code]], cause });
}

import { type ErrorCode, envelopes } from '@franca/contract';

/** Failures to which no server answered: no connection, no answer in time, cancelled by the caller, or an answer that is no answer of a Franca server. */
export type ClientErrorCode = 'network' | 'timeout' | 'aborted' | 'unexpected';

/** What an {@link ApiError} is made of. */
export interface ApiErrorOptions {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Machine code of the contract, or one of the client's own. */
  readonly code: ErrorCode | ClientErrorCode;
  /** The server's sentences, in English; the first one is the one to show. */
  readonly errors: readonly string[];
  /** Milliseconds to wait before trying again, when the server said so. */
  readonly retryAfter?: number | null;
  /** What was thrown underneath. */
  readonly cause?: unknown;
}

/** A REST call or an upload that did not succeed; `message` is the first sentence, or what `describeError` returned. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Machine code of the contract, or one of the client's own. */
  readonly code: ErrorCode | ClientErrorCode;
  /** The server's sentences, in English. */
  readonly errors: readonly string[];
  /** Milliseconds to wait before trying again, or null. */
  readonly retryAfter: number | null;

  constructor(options: ApiErrorOptions) {
    super(options.errors[0] ?? options.code, { cause: options.cause });
    this.status = options.status;
    this.code = options.code;
    this.errors = options.errors;
    this.retryAfter = options.retryAfter ?? null;
  }
}

/** English sentences of failures to which no server answered; applications translate them by code. */
export const clientErrors: Readonly<Record<ClientErrorCode, string>> = {
  network: 'No connection to the server. Please check your network and try again.',
  timeout: 'The server did not answer in time. Please try again.',
  aborted: 'The request was cancelled.',
  unexpected: 'The server sent an answer that could not be read.',
};

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

/** Whether the same call may succeed later: no connection, no answer in time, 408, 429 or any 5xx. */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.code === 'network' || error.code === 'timeout') return true;
  return error.status === 408 || error.status === 429 || error.status >= 500;
}

/** Puts a sentence of the application's own into an {@link ApiError}; returns the error, whatever it is. */
export function describe(error: unknown, describeError: ((error: ApiError) => string) | undefined): unknown {
  if (error instanceof ApiError && describeError) error.message = describeError(error);
  return error;
}

import type { ErrorCode } from '@franca/contract';

/** Failures without a response of a server: no connection, no response in time, cancelled by the caller, or a response that is no response of a Franca server. */
export type ClientErrorCode = 'network' | 'timeout' | 'aborted' | 'unexpected';

/** What an {@link ApiError} is made of. */
export interface ApiErrorOptions {
  /** HTTP status; 0 when no response came. */
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

/** A REST request or an upload that did not succeed; `message` is the first sentence, or what `describeError` returned. */
export class ApiError extends Error {
  /** What errors of this kind are called in logs. */
  override readonly name = 'ApiError';
  /** HTTP status; 0 when no response came. */
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

/** English sentences of failures without a response of a server; applications translate them by code. */
export const clientErrors: Readonly<Record<ClientErrorCode, string>> = {
  network: 'No connection to the server. Please check your network and try again.',
  timeout: 'The server did not answer in time. Please try again.',
  aborted: 'The request was cancelled.',
  unexpected: 'The server sent an answer that could not be read.',
};

/** Puts a sentence of the application's own into an {@link ApiError}; returns the error, whatever it is. */
export function describe(error: unknown, describeError: ((error: ApiError) => string) | undefined): unknown {
  if (error instanceof ApiError && describeError) error.message = describeError(error);
  return error;
}

import type { ErrorCode } from '@franca/contract';

/** Failures that no server answered: no connection, no answer in time, given up by the caller, an answer nobody understands. */
export type ClientErrorCode = 'network' | 'timeout' | 'aborted' | 'unexpected';

/** What an {@link ApiError} is made of. */
export interface ApiErrorOptions {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Machine code of the contract, or one of the client's own. */
  readonly code: ErrorCode | ClientErrorCode;
  /** Sentences for the person, the first one being the one to show. */
  readonly errors: readonly string[];
  /** Milliseconds to wait before trying again, when the server said so. */
  readonly retryAfter?: number | null;
  /** What was thrown underneath. */
  readonly cause?: unknown;
}

/** A REST call or an upload that did not succeed; `message` is the first sentence. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  /** Machine code of the contract, or one of the client's own. */
  readonly code: ErrorCode | ClientErrorCode;
  /** Sentences for the person. */
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

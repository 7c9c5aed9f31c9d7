import { ApiError } from './ApiError.ts';

/** Whether the same request may succeed later: no connection, no response in time, 408, 429 or any 5xx. */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.code === 'network' || error.code === 'timeout') return true;
  return error.status === 408 || error.status === 429 || error.status >= 500;
}

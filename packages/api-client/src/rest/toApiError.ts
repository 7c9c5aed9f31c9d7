import { type ErrorCode, errorCodes } from '@franca/contract/client';
import { ApiError, type ClientErrorCode, clientErrors } from './ApiError.ts';

/** Milliseconds that a `Retry-After` header asks for, written as seconds or as a date (RFC 9110 §10.2.3); null without one. */
export function retryAfterOf(headers: Headers, now: number = Date.now()): number | null {
  const value = headers.get('retry-after')?.trim();
  if (!value) return null;
  const milliseconds = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : null;
}

/** The sentences of a response that did not succeed; undefined where it has none, since it is not a Franca server's then. */
function sentencesOf(content: unknown): readonly string[] | undefined {
  if (typeof content !== 'object' || content === null || !('errors' in content)) return undefined;
  const { errors } = content;
  const isList =
    Array.isArray(errors) && errors.length > 0 && errors.every((text) => typeof text === 'string');
  return isList ? errors : undefined;
}

/** The code of a response that did not succeed; undefined for codes of a newer server, whose sentences still count. */
function codeOf(content: unknown): ErrorCode | undefined {
  if (typeof content !== 'object' || content === null || !('code' in content)) return undefined;
  const { code } = content;
  return typeof code === 'string' && Object.hasOwn(errorCodes, code) ? (code as ErrorCode) : undefined;
}

/** Makes the error of a response that did not succeed; also of responses that did not come from a Franca server. */
export function toApiError(response: Response, content: unknown): ApiError {
  const retryAfter = retryAfterOf(response.headers);
  const { status } = response;
  const errors = sentencesOf(content);
  const code = (errors && codeOf(content)) ?? (status === 401 ? 'unauthorized' : 'unexpected');
  return new ApiError({ status, code, errors: errors ?? [clientErrors.unexpected], retryAfter });
}

/** Makes the error of a request that got no response: cancelled by its caller, out of time, or without connection. */
export function toFetchError(cause: unknown, callerSignal: AbortSignal | undefined): ApiError {
  const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError';
  const code: ClientErrorCode = callerSignal?.aborted ? 'aborted' : timedOut ? 'timeout' : 'network';
  return new ApiError({ status: 0, code, errors: [clientErrors[code]], cause });
}

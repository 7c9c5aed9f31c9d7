import { ApiError } from '@franca/api-client';
import { type ErrorCode, errorCodes } from '@franca/contract';

/** Why a checkout failed, as the history keeps it for the error page. */
export interface CheckoutFailure {
  /** The server's code. */
  readonly code: ErrorCode;
}

const isKnown = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(errorCodes, code);

/**
 * The refusal of the server; null where nothing is known about the card or the code: no response came, or too many were
 * tried.
 */
export function failureOf(error: unknown): CheckoutFailure | null {
  if (!(error instanceof ApiError) || !isKnown(error.code)) return null;
  const isRefusal = error.status >= 400 && error.status < 500 && ![401, 429].includes(error.status);
  return isRefusal ? { code: error.code } : null;
}

/** Reads the failure from the state of a location; null on a direct visit. */
export function readFailure(state: unknown): CheckoutFailure | null {
  const code: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'code') : null;
  return isKnown(code) ? { code } : null;
}

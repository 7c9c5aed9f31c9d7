import { ApiError } from '@franca/api-client';
import { type ErrorCode, errorCodes } from '@franca/contract';

/** Why a checkout failed, as the history keeps it for the error page. */
export interface CheckoutFailure {
  /** The server's code. */
  readonly code: ErrorCode;
  /** The gift code that was entered. */
  readonly entered?: string;
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

/** Reads the failure from the state of a location; null on a direct visit, or where nothing failed yet. */
export function readFailure(state: unknown): CheckoutFailure | null {
  const { code, entered }: { code?: unknown; entered?: unknown } =
    typeof state === 'object' && state !== null ? state : {};
  return isKnown(code) ? { code, ...(typeof entered === 'string' && { entered }) } : null;
}

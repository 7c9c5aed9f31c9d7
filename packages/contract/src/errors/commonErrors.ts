import type { ErrorCode } from './errorCodes.ts';

/** Codes that every endpoint may answer with; they are not repeated in the definitions. */
export const commonErrors: readonly ErrorCode[] = [
  'validation_failed',
  'malformed_request',
  'unauthorized',
  'request_too_large',
  'rate_limited',
  'internal',
  'unavailable',
  'files_unavailable',
];

import type { ClientErrorCode } from './ApiError.ts';

/** English sentences of failures that no server answered; apps translate them by code. */
export const clientErrors: Readonly<Record<ClientErrorCode, string>> = {
  network: 'No connection to the server. Please check your network and try again.',
  timeout: 'The server did not answer in time. Please try again.',
  aborted: 'The request was given up.',
  unexpected: 'The server answered in a way that was not understood.',
};

import type { ClientErrorCode } from '@franca/api-client';
import { type ErrorCode, errorCodes } from '@franca/contract';
import type { Text } from '@franca/ui';

/** What people read about a failed call: a text for every code of the contract and of the client, or this does not compile. */
export type ErrorTexts = Readonly<Record<ErrorCode | ClientErrorCode, Text>>;

const errorSentences = Object.fromEntries(
  Object.entries(errorCodes).map(([code, { sentence }]) => [code, sentence]),
) as Record<ErrorCode, string>;

/** The sentences of the server by code, those that the specification words otherwise for people, and those of failures to which no server answered. */
export const en = {
  ...errorSentences,
  passcode_incorrect: 'Passcode is incorrect',
  passcode_expired: 'Passcode has expired',
  network: 'No connection to the server. Please try again.',
  timeout: 'The server did not answer in time. Please try again.',
  aborted: 'The request was cancelled.',
  unexpected: 'Something went wrong. Please try again.',
} satisfies ErrorTexts;

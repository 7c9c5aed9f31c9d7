import { answerBytes, fetchBounded, refuseAnswer } from '../web/fetchBounded.ts';
import { FetchError } from './fetchFile.ts';

/** Milliseconds that a list may take: whoever waits for it sits at a terminal. */
const timeLimitMs = 60_000;

/** The JSON at an address, undefined where it is none; `hint` says what else can be asked. Throws `FetchError`. */
export async function fetchList(address: string, hint: string): Promise<unknown> {
  const explain = (error: Error): never => {
    const cause = (error.cause as Error | undefined)?.message ?? error.message;
    throw new FetchError(`${address} could not be read: ${cause}. ${hint}`);
  };
  const signal = AbortSignal.timeout(timeLimitMs);
  const response = await fetchBounded(address, { maxBytes: answerBytes.list, signal }).catch(explain);
  if (!response.ok) return refuseAnswer(response, new FetchError(`${address} answered ${response.status}.`));
  return response.json().catch((error: Error) => (error instanceof SyntaxError ? undefined : explain(error)));
}

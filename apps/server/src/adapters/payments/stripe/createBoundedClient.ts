import type { IncomingMessage } from 'node:http';
import Stripe from 'stripe';
import { AnswerTooLongError, answerBytes } from '../../web/fetchBounded.ts';

/** How long a whole request may take, in milliseconds, and how long its answer may be. */
export type ClientBounds = { timeoutMs: number; maxBytes?: number };

/**
 * Stripe's own way over HTTP, with two bounds that it has not: the length of an answer, and the time until its last byte (its time-out
 * begins anew with each byte).
 */
export function createBoundedClient({
  timeoutMs,
  maxBytes = answerBytes.record,
}: ClientBounds): Stripe.HttpClient {
  const client = Stripe.createNodeHttpClient();
  const send = client.makeRequest.bind(client);
  client.makeRequest = async (...request) => {
    const begun = performance.now();
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(Stripe.HttpClient.makeTimeoutError()), timeoutMs);
    const response = await Promise.race([send(...request), late.promise]).finally(() => clearTimeout(timer));
    const message = response.getRawResponse() as IncomingMessage;
    const readJson = response.toJSON.bind(response);
    response.toJSON = async () => {
      const leftMs = Math.max(0, timeoutMs - (performance.now() - begun));
      const end = (): void => void message.destroy(Stripe.HttpClient.makeTimeoutError());
      const ending = setTimeout(end, leftMs);
      let length = 0;
      // Before anything is read: the reader below listens in the same turn.
      message.on('data', (piece: string | Buffer) => {
        length += piece.length;
        if (length > maxBytes) message.destroy(new AnswerTooLongError(maxBytes));
      });
      try {
        return await readJson();
      } finally {
        clearTimeout(ending);
      }
    };
    return response;
  };
  return client;
}

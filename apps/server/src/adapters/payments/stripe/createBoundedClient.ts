import Stripe from 'stripe';
import { answerBytes, fetchBounded } from '../../web/fetchBounded.ts';

/** Codes of a connection that ended without an answer: Node's own, and that of its `fetch`. */
const closed = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

/**
 * Stripe's own way over `fetch`, whose time-out ends a whole request with its body, and with a bound for the length of an answer. It asks
 * once more where a connection that was kept has ended meanwhile; it knows that by Node's code, which `fetch` gives as a cause.
 */
export function createBoundedClient(): Stripe.HttpClient {
  return Stripe.createFetchHttpClient(async (url, init) => {
    try {
      return await fetchBounded(url, { ...init, redirect: 'error', maxBytes: answerBytes.record });
    } catch (error) {
      const { code } = ((error as Error).cause ?? {}) as { code?: string };
      if (code === undefined || !closed.includes(code)) throw error;
      throw Object.assign(new Error('The connection was closed.', { cause: error }), { code: 'ECONNRESET' });
    }
  });
}

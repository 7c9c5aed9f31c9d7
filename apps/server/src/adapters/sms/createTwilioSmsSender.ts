import {
  type OutsideService,
  problemOf,
  ServiceUnavailableError,
} from '../../core/outside/OutsideService.ts';
import type { Delivery } from '../../ports/Delivery.ts';
import type { SmsSender } from '../../ports/SmsSender.ts';
import { answerBytes, fetchBounded } from '../web/fetchBounded.ts';

/** Twilio account that text messages leave from. */
export type TwilioSmsSenderOptions = {
  /** Account SID, `AC…`. */
  accountSid: string;
  /** User of the basic authentication: an API key SID (`SK…`) or, with the auth token, the account SID again. */
  username: string;
  /** API key secret or auth token. */
  password: string;
  /** A number in E.164 form, or a messaging service SID (`MG…`). */
  from: string;
  /** Origin of the service; `https://api.twilio.com` by default. */
  origin?: string | undefined;
  /** The way to it. */
  service: OutsideService;
};

/** Codes after which the same number can never be reached: invalid, not mobile, unsubscribed, region closed, not routable. */
const refusedCodes = new Set([21211, 21214, 21217, 21265, 21401, 21408, 21610, 21612, 21614]);

/**
 * SMS by Twilio's Messaging REST API (`POST /2010-04-01/Accounts/{Sid}/Messages.json`).
 * A message is handed over once: after a timeout Twilio may have it, and a second code would only confuse.
 */
export function createTwilioSmsSender(options: TwilioSmsSenderOptions): SmsSender {
  const url = `${options.origin ?? 'https://api.twilio.com'}/2010-04-01/Accounts/${encodeURIComponent(options.accountSid)}/Messages.json`;
  const authorization = `Basic ${Buffer.from(`${options.username}:${options.password}`).toString('base64')}`;
  const sender = options.from.startsWith('MG') ? 'MessagingServiceSid' : 'From';
  const closing = new AbortController();
  return {
    id: 'twilio',
    send: async ({ to, text }) => {
      if (closing.signal.aborted) return { status: 'failed', detail: 'the SMS sender is closed' };
      const post = async (signal: AbortSignal): Promise<{ status: number; outcome: Delivery }> => {
        const response = await fetchBounded(url, {
          method: 'POST',
          headers: { authorization, accept: 'application/json' },
          body: new URLSearchParams({ To: to, [sender]: options.from, Body: text }),
          redirect: 'error',
          signal: AbortSignal.any([closing.signal, signal]),
          maxBytes: answerBytes.report,
        });
        return { status: response.status, outcome: await outcomeOf(response) };
      };
      try {
        const isAnswer = ({ status }: { status: number }): boolean => status < 500;
        return (await options.service.ask(post, { isAnswer })).outcome;
      } catch (error) {
        const retryAfterMs = error instanceof ServiceUnavailableError ? error.retryAfterMs : undefined;
        return { status: 'failed', detail: `twilio ${problemOf(error)}`, retryAfterMs };
      }
    },
    close: async () => closing.abort(),
  };
}

/** Twilio's `message` repeats the phone number, so only status and code are kept. */
async function outcomeOf(response: Response): Promise<Delivery> {
  if (response.ok) {
    await response.body?.cancel();
    return { status: 'sent' };
  }
  const body: unknown = await response.json().catch(() => null);
  const code = typeof body === 'object' && body !== null && 'code' in body ? Number(body.code) : undefined;
  const detail = `twilio ${response.status}${code ? ` code ${code}` : ''}`;
  if (response.status === 400 && code !== undefined && refusedCodes.has(code)) {
    return { status: 'refused', detail };
  }
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return {
    status: 'failed',
    detail,
    retryAfterMs: Number.isFinite(retryAfter) ? retryAfter * 1000 : undefined,
  };
}

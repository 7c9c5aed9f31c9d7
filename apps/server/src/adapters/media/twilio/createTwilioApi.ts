import * as z from 'zod';
import type { OutsideService } from '../../../core/outside/OutsideService.ts';
import { answerBytes, fetchBounded } from '../../web/fetchBounded.ts';

/** Who asks, and by which way. */
export type TwilioApiOptions = {
  /** API key, `SK…`, and its secret. */
  keySid: string;
  keySecret: string;
  service: OutsideService;
  /** Ends what is under way. */
  signal: AbortSignal;
};

/** What Twilio refuses, with its code. */
export type TwilioRefusal = { refusal: number };

/**
 * Asks an address of Twilio's REST API: a GET, or a POST where there is a form. Returns undefined where there is no such
 * thing, and the code where Twilio refuses. Throws everything else.
 */
export type AskTwilio = <Answer>(
  url: string,
  schema: z.ZodType<Answer>,
  form?: Record<string, string>,
) => Promise<Answer | TwilioRefusal | undefined>;

const problemSchema = z.object({ code: z.number() });
const refusals = [400, 409];

/** Twilio's REST API with an API key. */
export function createTwilioApi({
  keySid,
  keySecret,
  service,
  signal: closing,
}: TwilioApiOptions): AskTwilio {
  const authorization = `Basic ${Buffer.from(`${keySid}:${keySecret}`).toString('base64')}`;
  return (url, schema, form) =>
    service.ask(async (signal) => {
      const response = await fetchBounded(url, {
        method: form ? 'POST' : 'GET',
        headers: { authorization, accept: 'application/json' },
        ...(form && { body: new URLSearchParams(form) }),
        redirect: 'error',
        signal: AbortSignal.any([closing, signal]),
        maxBytes: answerBytes.record,
      });
      const body: unknown = await response.json();
      if (response.ok) return schema.parse(body);
      if (response.status === 404) return undefined;
      if (refusals.includes(response.status)) return { refusal: problemSchema.parse(body).code };
      throw new Error(`status ${response.status}`);
    });
}

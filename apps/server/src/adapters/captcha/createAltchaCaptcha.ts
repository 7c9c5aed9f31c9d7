import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Captcha, CaptchaVerdict } from '../../ports/Captcha.ts';
import type { Clock } from '../../ports/Clock.ts';

const lifetimeMs = 10 * 60_000;
/** 50 to 100 rounds of 5,000 iterations: about 0.1 s of one core on a desktop, 2 ms for the server. */
const usualCost = 5_000;

const hex = z
  .string()
  .regex(/^[0-9a-f]+$/i)
  .max(500);
const createPayloadSchema = (cost: number) =>
  z.object({
    challenge: z.object({
      parameters: z.looseObject({
        algorithm: z.literal('PBKDF2/SHA-256'),
        nonce: hex,
        salt: hex,
        cost: z.literal(cost),
        keyLength: z.int().min(1).max(64),
        keyPrefix: hex,
        expiresAt: z.number(),
      }),
      signature: hex,
    }),
    solution: z.looseObject({ counter: z.int().min(0), derivedKey: hex }),
  });

/** What the ALTCHA captcha needs. */
export type AltchaOptions = {
  /** Key of the signatures; a challenge signed with another key is refused. */
  secret: string;
  /** Sets each challenge's end, 10 minutes ahead. */
  clock: Clock;
  /** Iterations of each round. */
  cost?: number | undefined;
};

/** ALTCHA proof of work (https://altcha.org): no outside service, the payload is the widget's base64 JSON. */
export function createAltchaCaptcha({ secret, clock, cost = usualCost }: AltchaOptions): Captcha {
  const payloadSchema = createPayloadSchema(cost);
  const keys = { hmacSignatureSecret: secret, hmacKeySignatureSecret: `${secret}:key` };

  async function verify(payload: string): Promise<CaptchaVerdict> {
    try {
      const parsed = payloadSchema.parse(JSON.parse(Buffer.from(payload, 'base64').toString('utf8')));
      const result = await verifySolution({ ...parsed, ...keys, deriveKey });
      const expiresAt = new Date(parsed.challenge.parameters.expiresAt * 1000);
      if (!result.verified || expiresAt <= clock()) return { solved: false };
      return { solved: true, key: parsed.challenge.signature.toLowerCase(), expiresAt };
    } catch {
      return { solved: false };
    }
  }

  return {
    challenge: async () => {
      const expiresAt = new Date(clock().getTime() + lifetimeMs);
      const options = { algorithm: 'PBKDF2/SHA-256', cost, counter: randomInt(100, 50), expiresAt };
      const { parameters, signature } = await createChallenge({ ...options, ...keys, deriveKey });
      return { parameters: { ...parameters }, signature };
    },
    verify,
  };
}

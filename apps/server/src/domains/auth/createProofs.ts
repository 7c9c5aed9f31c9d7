import { endpoints } from '@franca/contract';
import { z } from 'zod';
import type { Database } from '../../db/Database.ts';
import type { PhoneCodes } from './createPhoneCodes.ts';
import type { QuickLinks } from './createQuickLinks.ts';
import type { RegistrationTokens } from './createRegistrationTokens.ts';
import type { Proof } from './Proof.ts';

const phoneForm = endpoints.auth.codeVerify.body.extend({ code: z.string() });
const emailForm = endpoints.auth.emailCodeVerify.body.pick({ email: true }).extend({ code: z.string() });

/** What somebody without an account can show for the verification just made. */
export type Proofs = {
  /** The unspent proof in a registration token, or in a body with the verified number or address and its code. */
  find: (token: string | null, body: unknown) => Promise<Proof | undefined>;
  /** Consumes a proof inside the sign-up's transaction; false when another sign-up was quicker. */
  consume: (proof: Proof, within: Database) => Promise<boolean>;
};

/** Proofs of both ways of signing in; a body may name both, then the one whose code matches counts. */
export function createProofs(codes: PhoneCodes, links: QuickLinks, tokens: RegistrationTokens): Proofs {
  function candidates(token: string | null, body: unknown): Proof[] {
    const fromToken = token ? tokens.read(token) : undefined;
    const phone = phoneForm.safeParse(body);
    const mail = emailForm.safeParse(body);
    return [
      ...(fromToken ? [fromToken] : []),
      ...(phone.success ? [codes.proofOf(phone.data, phone.data.code)] : []),
      ...(mail.success ? [links.proofOf(mail.data.email, mail.data.code)] : []),
    ];
  }

  return {
    find: async (token, body) => {
      for (const proof of candidates(token, body)) {
        if (proof.kind === 'phone' ? await codes.isProof(proof) : await links.isProof(proof)) return proof;
      }
      return undefined;
    },
    consume: (proof, within) =>
      proof.kind === 'phone' ? codes.consumeProof(proof, within) : links.consumeProof(proof, within),
  };
}

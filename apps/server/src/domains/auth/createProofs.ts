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
  const isOpen = (proof: Proof): Promise<boolean> =>
    proof.kind === 'phone' ? codes.isProof(proof) : links.isProof(proof);

  /** What a body shows: six digits can be guessed, so entering those of a number again is counted; a link's code cannot. */
  async function findEntered(body: unknown): Promise<Proof | undefined> {
    const phone = phoneForm.safeParse(body);
    const byPhone = phone.success ? await codes.enterAgain(phone.data, phone.data.code) : undefined;
    if (byPhone) return byPhone;
    const mail = emailForm.safeParse(body);
    const byMail = mail.success ? links.proofOf(mail.data.email, mail.data.code) : undefined;
    return byMail && (await isOpen(byMail)) ? byMail : undefined;
  }

  return {
    find: async (token, body) => {
      const issued = token ? tokens.read(token) : undefined;
      return issued && (await isOpen(issued)) ? issued : findEntered(body);
    },
    consume: (proof, within) =>
      proof.kind === 'phone' ? codes.consumeProof(proof, within) : links.consumeProof(proof, within),
  };
}

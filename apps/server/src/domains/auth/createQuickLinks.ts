import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { quickLinks } from '../../db/schema/auth.ts';
import { Refusal } from '../../http/Refusal.ts';
import type { AuthContext } from './AuthContext.ts';
import { keyedHash, plainHash, randomToken, sameText } from './hashes.ts';
import type { EmailProof } from './Proof.ts';
import { authLimits, requireAllowance } from './requireAllowance.ts';

const lifetimeMs = 30 * 60_000;
const proofMs = 60 * 60_000;

/** Emailed quick links: single use, 30 minutes (0 §2 Quick link). Addresses come in lower case. */
export type QuickLinks = {
  /** Sends a link to an address; refuses with 429 when asked too often. */
  send: (email: string, network: string, isRedeem: boolean) => Promise<void>;
  /** Accepts a link's fields once and returns their proof; refuses wrong, old and used ones alike. */
  verify: (email: string, code: string, h: string) => Promise<EmailProof>;
  /** What opening this link would have proved; whether it did is asked with `isProof`. */
  proofOf: (email: string, code: string) => EmailProof;
  /** Whether the link was opened within the last hour and not spent on a sign-up yet. */
  isProof: (proof: EmailProof) => Promise<boolean>;
  /** Spends the proof inside the sign-up's transaction; false when it is none. */
  spendProof: (proof: EmailProof, within: Database) => Promise<boolean>;
};

/** Links whose code is stored as a hash and whose `h` binds code and address to this installation. */
export function createQuickLinks({ db, clock, secret, mailer, limiter, publicUrl }: AuthContext): QuickLinks {
  const sign = (email: string, code: string): string => keyedHash(secret, 'quick-link', email, code);

  function linkTo(email: string, code: string, isRedeem: boolean): string {
    const query = new URLSearchParams({ email, code, h: sign(email, code) });
    if (isRedeem) query.set('is_redeem', '1');
    return `${publicUrl()}/quicklink?${query}`;
  }

  const proofOf = (email: string, code: string): EmailProof => ({
    kind: 'email',
    email,
    codeHash: plainHash(code),
  });

  const fits = ({ email, codeHash }: EmailProof) =>
    and(
      eq(quickLinks.codeHash, codeHash),
      eq(quickLinks.email, email),
      gt(quickLinks.verifiedAt, new Date(clock().getTime() - proofMs)),
      isNull(quickLinks.spentAt),
    );

  return {
    send: async (email, network, isRedeem) => {
      await requireAllowance(limiter, authLimits.linksPerNetwork, network);
      await requireAllowance(limiter, authLimits.linksPerAddress, email);
      const code = randomToken();
      const sentAt = clock();
      const expiresAt = new Date(sentAt.getTime() + lifetimeMs);
      await db.insert(quickLinks).values({ codeHash: plainHash(code), email, isRedeem, sentAt, expiresAt });
      const link = linkTo(email, code, isRedeem);
      const text = `Open this link to sign in to Franca. It works once, for 30 minutes:\n\n${link}\n`;
      const delivery = await mailer.send({ to: email, subject: 'Your Franca Quick Link', text, link, code });
      if (delivery.status !== 'sent') throw new Refusal('delivery_failed');
    },
    verify: async (email, code, h) => {
      if (!sameText(h, sign(email, code))) throw new Refusal('link_invalid');
      const opened = await db
        .update(quickLinks)
        .set({ verifiedAt: clock() })
        .where(
          and(
            eq(quickLinks.codeHash, plainHash(code)),
            eq(quickLinks.email, email),
            gt(quickLinks.expiresAt, clock()),
            isNull(quickLinks.verifiedAt),
          ),
        )
        .returning();
      if (opened.length === 0) throw new Refusal('link_invalid');
      return proofOf(email, code);
    },
    proofOf,
    isProof: async (proof) => (await db.select().from(quickLinks).where(fits(proof))).length > 0,
    spendProof: async (proof, within) => {
      const spent = await within.update(quickLinks).set({ spentAt: clock() }).where(fits(proof)).returning();
      return spent.length > 0;
    },
  };
}

import { and, eq, gt, isNull } from 'drizzle-orm';
import { keyedHash, plainHash, randomToken, sameText } from '../../core/hashes.ts';
import { Refusal } from '../../core/Refusal.ts';
import { requireTotalAllowance } from '../../core/requireTotalAllowance.ts';
import type { Database } from '../../db/Database.ts';
import { quickLinks } from '../../db/schema/auth.ts';
import { quickLinkMail } from '../../strings/signInTexts.ts';
import type { AuthContext } from './AuthContext.ts';
import { readerLanguages, whereAccount, whereId } from './accounts.ts';
import { requireAllowance } from './guards.ts';
import type { AddressConfirmation, EmailProof } from './Proof.ts';

const lifetimeMinutes = 30;
const lifetimeMs = lifetimeMinutes * 60_000;
const proofMs = 60 * 60_000;

/** What a quick link is asked for with. */
export type LinkRequest = {
  /** Address that it goes to. */
  email: string;
  /** The asker's Accept-Language header; the profile of the address's account goes before it. */
  acceptLanguage: string | undefined;
  /** Whether it leads to a gift code. */
  isRedeem?: boolean;
  /** The account that entered the address in its profile: the link confirms it for that account and no other. */
  confirmsUserId?: string;
};

/** Emailed quick links: single use, 30 minutes. Addresses come in lower case. */
export type QuickLinks = {
  /** Sends a link to an address; refuses with 429 when asked too often. */
  send: (request: LinkRequest) => Promise<void>;
  /** Accepts a link's fields once and returns what it was made for; refuses wrong, old and used ones alike. */
  verify: (email: string, code: string, h: string) => Promise<EmailProof | AddressConfirmation>;
  /** What opening this link would have proved; whether it did is asked with `isProof`. */
  proofOf: (email: string, code: string) => EmailProof;
  /** Whether the link was opened within the last hour and not consumed by a sign-up yet. */
  isProof: (proof: EmailProof) => Promise<boolean>;
  /** Consumes the proof inside the sign-up's transaction; false when it is none. */
  consumeProof: (proof: EmailProof, within: Database) => Promise<boolean>;
};

/** Links whose code is stored as a hash and whose `h` binds code and address to this installation. */
export function createQuickLinks(context: AuthContext): QuickLinks {
  const { db, clock, secret, mailer, limiter, publicUrl } = context;
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

  const whereProof = ({ email, codeHash }: EmailProof) =>
    and(
      eq(quickLinks.codeHash, codeHash),
      eq(quickLinks.email, email),
      gt(quickLinks.verifiedAt, new Date(clock().getTime() - proofMs)),
      isNull(quickLinks.spentAt),
      isNull(quickLinks.confirmsUserId),
    );

  return {
    send: async ({ email, acceptLanguage, isRedeem = false, confirmsUserId }) => {
      await requireAllowance(limiter, 'linksPerAddress', email);
      await requireTotalAllowance(context, 'linksInTotal');
      const code = randomToken();
      const sentAt = clock();
      const expiresAt = new Date(sentAt.getTime() + lifetimeMs);
      const row = { codeHash: plainHash(code), email, isRedeem, confirmsUserId, sentAt, expiresAt };
      await db.insert(quickLinks).values(row);
      const link = linkTo(email, code, isRedeem);
      const reader = confirmsUserId ? whereId(confirmsUserId) : whereAccount({ kind: 'email', email });
      const languages = await readerLanguages(context, reader, acceptLanguage);
      const purpose = confirmsUserId ? 'confirm' : 'signIn';
      const mail = quickLinkMail(languages, { link, minutes: lifetimeMinutes, purpose });
      const delivery = await mailer.send({ ...mail, to: email, link, code });
      if (delivery.status !== 'sent') throw new Refusal('delivery_failed');
    },
    verify: async (email, code, h) => {
      if (!sameText(h, sign(email, code))) throw new Refusal('link_invalid');
      const [opened] = await db
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
      if (!opened) throw new Refusal('link_invalid');
      const { confirmsUserId: userId } = opened;
      return userId === null ? proofOf(email, code) : { kind: 'confirmation', email, userId };
    },
    proofOf,
    isProof: async (proof) => (await db.select().from(quickLinks).where(whereProof(proof))).length > 0,
    consumeProof: async (proof, within) => {
      const used = await within
        .update(quickLinks)
        .set({ spentAt: clock() })
        .where(whereProof(proof))
        .returning();
      return used.length > 0;
    },
  };
}

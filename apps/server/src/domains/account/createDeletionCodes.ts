import { randomInt } from 'node:crypto';
import type { EndpointData, endpoints } from '@franca/contract';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { keyedHash, sameText } from '../../core/hashes.ts';
import { Refusal } from '../../core/Refusal.ts';
import { requireTotalAllowance, type TotalsOptions } from '../../core/requireTotalAllowance.ts';
import type { Database } from '../../db/Database.ts';
import { deletionCodes } from '../../db/schema/account.ts';
import type { Mailer } from '../../ports/Mailer.ts';
import type { SmsSender } from '../../ports/SmsSender.ts';
import { deletionMail } from '../../strings/accountTexts.ts';
import type { UserRow, Users } from '../users/Users.ts';

type Sent = EndpointData<typeof endpoints.account.requestDeletion>;

/** What the codes are made with. */
export type DeletionCodesOptions = TotalsOptions & {
  db: Database;
  /** Key of the hashes. */
  secret: string;
  mailer: Mailer;
  sms: SmsSender;
  users: Pick<Users, 'find'>;
  /** BCP 47 tag of a language that a profile names. */
  codeOfLanguage: (name: string) => string;
};

const lifetimeMinutes = 10;
const lifetimeMs = lifetimeMinutes * 60_000;
/** Wrong codes that make a code void: whoever enters them is signed in as the person. */
const maximumTries = 5;

const maskedPhone = (dialCode: string, number: string): string => `+${dialCode} ••• ${number.slice(-3)}`;

function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}

/** Codes that confirm the deletion of an account: 6 digits, 10 minutes, by SMS where the account has a number. */
export function createDeletionCodes(options: DeletionCodesOptions) {
  const { db, clock, secret, limiter, mailer, sms, users, codeOfLanguage } = options;
  const hashOf = (userId: string, code: string): string => keyedHash(secret, 'deletion', userId, code);

  async function requireAllowance(
    limit: 'codesPerNumber' | 'linksPerAddress' | 'deletionCodesPerAccount',
    to: string,
  ): Promise<void> {
    const retryAfter = await limiter(limit, to);
    if (retryAfter > 0) throw new Refusal('rate_limited', { retryAfter });
  }

  /** Where the code of an account goes. */
  async function channelOf(user: UserRow): Promise<Sent & { address: string }> {
    const { dialCode, phoneNumber, email } = user;
    if (dialCode !== null && phoneNumber !== null) {
      const address = `+${dialCode}${phoneNumber}`;
      await requireAllowance('codesPerNumber', address);
      await requireTotalAllowance(options, 'codesInTotal');
      return { channel: 'sms', to: maskedPhone(dialCode, phoneNumber), address };
    }
    if (email === null || !user.emailVerified) throw new Refusal('address_needed');
    await requireAllowance('linksPerAddress', email);
    await requireTotalAllowance(options, 'linksInTotal');
    return { channel: 'email', to: maskedEmail(email), address: email };
  }

  return {
    /** Sends a new code, which replaces the one before; says how and, half hidden, where to. */
    send: async (userId: string): Promise<Sent> => {
      const [user] = await users.find([userId]);
      if (!user || user.deletedAt) throw new Refusal('user_not_found');
      const { channel, to, address } = await channelOf(user);
      const code = randomInt(1_000_000).toString().padStart(6, '0');
      const sentAt = clock();
      const expiresAt = new Date(sentAt.getTime() + lifetimeMs);
      const row = { userId, codeHash: hashOf(userId, code), sentAt, expiresAt, attempts: 0 };
      await db
        .insert(deletionCodes)
        .values(row)
        .onConflictDoUpdate({ target: deletionCodes.userId, set: row });
      const mail = deletionMail(codeOfLanguage(user.language), { code, minutes: lifetimeMinutes });
      const delivery =
        channel === 'sms'
          ? await sms.send({ to: address, text: mail.text.trim(), code })
          : await mailer.send({ ...mail, to: address, code });
      if (delivery.status !== 'sent') throw new Refusal('delivery_failed');
      return { channel, to };
    },
    /** Accepts the newest code; refuses wrong, old and over-tried ones. Counting comes first: parallel guesses cannot share a try. */
    check: async (userId: string, code: string): Promise<void> => {
      await requireAllowance('deletionCodesPerAccount', userId);
      const [tried] = await db
        .update(deletionCodes)
        .set({ attempts: sql`${deletionCodes.attempts} + 1` })
        .where(
          and(
            eq(deletionCodes.userId, userId),
            gt(deletionCodes.expiresAt, clock()),
            lt(deletionCodes.attempts, maximumTries),
          ),
        )
        .returning();
      if (tried && sameText(tried.codeHash, hashOf(userId, code))) return;
      const [last] = tried
        ? []
        : await db.select().from(deletionCodes).where(eq(deletionCodes.userId, userId));
      if (last && last.expiresAt <= clock()) throw new Refusal('code_expired');
      // Another code can be asked for at once.
      throw last ? new Refusal('code_exhausted', { retryAfter: 1 }) : new Refusal('code_invalid');
    },
  };
}

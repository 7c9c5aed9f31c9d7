import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { keyedHash, plainHash, randomToken } from '../../../core/hashes.ts';
import type { Database } from '../../../db/Database.ts';
import { sandboxCards, sandboxTokens } from '../../../db/schema/processors.ts';
import type { Clock } from '../../../ports/Clock.ts';
import type { PaymentProcessor } from '../../../ports/PaymentProcessor.ts';
import { isLuhnValid } from '../isLuhnValid.ts';
import { type Behaviour, behaviourOf, testTokens } from './testCards.ts';

/** A card as the sandbox knows it: no number, no security code. */
export type SandboxCard = { behaviour: Behaviour; fingerprint: string; last4: string };

/** What the sandbox is made with. */
export type SandboxOptions = {
  db: Database;
  clock: Clock;
  /** The installation's secret, key of the cards' fingerprints. */
  secret: string;
};

/** Tokens and kept cards of the sandbox. */
export type SandboxCards = {
  /** The card behind a token, which from now on is good for this operation only; undefined when it is not valid. */
  spendToken: (use: { token: string; key: string }) => Promise<SandboxCard | undefined>;
  /** A kept card of this person. */
  find: (card: { cardId: string; userId: string }) => Promise<SandboxCard | undefined>;
  /** Keeps a card; the same id is the same card. */
  keep: (card: SandboxCard & { id: string; userId: string }) => Promise<void>;
  /** Forgets a card, or all of a person. */
  forget: (which: { cardId: string } | { userId: string }) => Promise<void>;
  /** Checks the fields of the card form and makes a token of them. */
  createToken: NonNullable<PaymentProcessor['createToken']>;
};

/** Time after which a token of the form is gone. */
const dayMs = 86_400_000;

/** Cards over the database; each function is one or two statements of its own. */
export function createSandboxCards({ db, clock, secret }: SandboxOptions): SandboxCards {
  const describe = (number: string, behaviour: Behaviour): SandboxCard => ({
    behaviour,
    fingerprint: keyedHash(secret, 'sandbox card', number),
    last4: number.slice(-4),
  });

  function hasExpired(month: number, year: number): boolean {
    const now = clock();
    return year * 12 + month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  }

  return {
    spendToken: async ({ token, key }) => {
      const number = testTokens[token];
      const known = number && behaviourOf(number);
      if (known) return describe(number, known);
      const isMine = and(
        eq(sandboxTokens.tokenHash, plainHash(token)),
        or(isNull(sandboxTokens.usedBy), eq(sandboxTokens.usedBy, key)),
      );
      const [row] = await db.update(sandboxTokens).set({ usedBy: key }).where(isMine).returning();
      return row && { ...row, behaviour: row.behaviour as Behaviour };
    },
    find: async ({ cardId, userId }) => {
      const isTheirs = and(eq(sandboxCards.id, cardId), eq(sandboxCards.userId, userId));
      const [row] = await db.select().from(sandboxCards).where(isTheirs);
      return row && { ...row, behaviour: row.behaviour as Behaviour };
    },
    keep: async ({ id, userId, behaviour, fingerprint, last4 }) => {
      const values = { id, userId, behaviour, fingerprint, last4 };
      await db.insert(sandboxCards).values(values).onConflictDoNothing();
    },
    forget: async (which) => {
      const isMeant =
        'cardId' in which ? eq(sandboxCards.id, which.cardId) : eq(sandboxCards.userId, which.userId);
      await db.delete(sandboxCards).where(isMeant);
    },
    createToken: async ({ cardNumber, expireMonth, expireYear }) => {
      if (!isLuhnValid(cardNumber)) return { status: 'declined', reason: 'card_invalid' };
      if (hasExpired(expireMonth, expireYear)) return { status: 'declined', reason: 'card_expired' };
      const behaviour = behaviourOf(cardNumber);
      // It may be somebody's real card: nothing of it is kept.
      if (!behaviour) return { status: 'declined', reason: 'card_declined' };
      await db.delete(sandboxTokens).where(lt(sandboxTokens.createdAt, new Date(clock().getTime() - dayMs)));
      const token = `tok_${randomToken()}`;
      const card = describe(cardNumber, behaviour);
      await db
        .insert(sandboxTokens)
        .values({ ...card, tokenHash: plainHash(token), createdAt: clock(), usedBy: null });
      return { status: 'token', token };
    },
  };
}

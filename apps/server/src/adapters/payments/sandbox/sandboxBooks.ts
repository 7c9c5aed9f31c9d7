import { and, eq, sum } from 'drizzle-orm';
import { keyedHash } from '../../../core/hashes.ts';
import type { Database } from '../../../db/Database.ts';
import { sandboxOperations } from '../../../db/schema/processors.ts';
import type { SandboxCard, SandboxCards, SandboxOptions } from './sandboxCards.ts';
import { judge, type Verdict } from './testCards.ts';

/** What was asked of the sandbox under one key, and what became of it. */
export type Operation = typeof sandboxOperations.$inferSelect;

/** The part of an operation that the same key has to name again. */
type Request = { key: string; userId: string; kind: 'card' | 'charge'; amountCents: number };

/** The sandbox's books: charges, cards and refunds by their keys. */
export type SandboxBooks = {
  find: (key: string, kind?: Operation['kind']) => Promise<Operation | undefined>;
  /** Begins an operation, or finds it; throws where the key means something else. */
  begin: (
    request: Request,
    source: { token: string } | { cardId: string },
    isPersonPresent: boolean,
  ) => Promise<Operation>;
  /** Gives a charge up that has not paid, or has not arrived yet; what stands there after that. */
  giveUp: (key: string) => Promise<Operation>;
  /** Ends an operation that waits for the bank. */
  answer: (key: string, approve: boolean) => Promise<void>;
  /** Cents of a charge that were paid back. */
  refundedCents: (chargeKey: string) => Promise<number>;
  /** Pays a charge back; throws where that is more than is left of it. */
  refund: (refund: { key: string; chargeKey: string; amountCents: number }) => Promise<void>;
  /** Removes what names a person. */
  forget: (userId: string) => Promise<void>;
};

const isCharge = eq(sandboxOperations.kind, 'charge');
const isWaiting = eq(sandboxOperations.status, 'action-required');

/** The books over the database, in statements of their own. */
export function createSandboxBooks({ db, clock, secret }: SandboxOptions, cards: SandboxCards): SandboxBooks {
  const whereKey = (key: string) => eq(sandboxOperations.key, key);
  // The same operation keeps the same card, however often it is begun.
  const cardIdOf = (key: string): string => `card_${keyedHash(secret, 'sandbox card of', key)}`;

  async function find(key: string, kind?: Operation['kind']): Promise<Operation | undefined> {
    const [row] = await db.select().from(sandboxOperations).where(whereKey(key));
    return kind === undefined || row?.kind === kind ? row : undefined;
  }

  /** The operation of this key, when it was asked for before. Throws where the key meant something else then. */
  async function findSame({ key, userId, kind, amountCents }: Request): Promise<Operation | undefined> {
    const row = await find(key);
    if (!row || row.userId === null) return row;
    if (row.kind !== kind || row.userId !== userId || row.amountCents !== amountCents)
      throw new Error(`The key ${key} belongs to another operation.`);
    return row;
  }

  async function record(
    request: Request,
    card: SandboxCard | undefined,
    verdict: Verdict,
    cardId: string,
  ): Promise<Operation> {
    if (card && verdict === 'done') await cards.keep({ ...card, id: cardId, userId: request.userId });
    const declined = typeof verdict === 'object';
    await db
      .insert(sandboxOperations)
      .values({
        ...request,
        status: declined ? 'declined' : verdict,
        reason: declined ? verdict.declined : null,
        cardId: declined ? null : cardId,
        behaviour: card?.behaviour ?? null,
        fingerprint: card?.fingerprint ?? null,
        last4: card?.last4 ?? null,
        createdAt: clock(),
      })
      .onConflictDoNothing();
    const row = await findSame(request);
    if (!row) throw new Error(`The sandbox lost the operation ${request.key}.`);
    return row;
  }

  async function begin(
    request: Request,
    source: { token: string } | { cardId: string },
    isPersonPresent: boolean,
  ): Promise<Operation> {
    const before = await findSame(request);
    if (before) return before;
    const { key, userId } = request;
    const isEntered = 'token' in source;
    const card = isEntered
      ? await cards.spendToken({ token: source.token, key })
      : await cards.find({ cardId: source.cardId, userId });
    const verdict: Verdict = card
      ? judge(card.behaviour, { isEntered, isPersonPresent })
      : { declined: 'card_invalid' };
    return record(request, card, verdict, isEntered ? cardIdOf(key) : source.cardId);
  }

  async function sumOfRefunds(tx: Database, chargeKey: string): Promise<number> {
    const isRefund = and(eq(sandboxOperations.chargeKey, chargeKey), eq(sandboxOperations.kind, 'refund'));
    const [refunds] = await tx
      .select({ cents: sum(sandboxOperations.amountCents) })
      .from(sandboxOperations)
      .where(isRefund);
    return Number(refunds?.cents ?? 0);
  }

  return {
    find,
    begin,
    giveUp: async (key) => {
      const given = { status: 'declined', reason: 'card_declined' } as const;
      // Also where it has not arrived yet: should it come late, it finds itself given up.
      const empty = { key, kind: 'charge', amountCents: 0, createdAt: clock(), ...given } as const;
      await db
        .insert(sandboxOperations)
        .values(empty)
        .onConflictDoUpdate({
          target: sandboxOperations.key,
          set: given,
          setWhere: and(isCharge, isWaiting),
        });
      const row = await find(key, 'charge');
      if (!row) throw new Error(`The key ${key} belongs to another operation.`);
      return row;
    },
    answer: async (key, approve) => {
      const row = await find(key);
      if (row?.status !== 'action-required') return;
      const { cardId, userId, behaviour, fingerprint, last4 } = row;
      if (approve && cardId && userId && behaviour && fingerprint && last4) {
        const card = { behaviour, fingerprint, last4 } as SandboxCard;
        await cards.keep({ ...card, id: cardId, userId });
      }
      const answer = approve
        ? { status: 'done' as const }
        : { status: 'declined' as const, reason: 'card_declined' as const };
      await db
        .update(sandboxOperations)
        .set(answer)
        .where(and(whereKey(key), isWaiting));
    },
    refundedCents: (chargeKey) => sumOfRefunds(db, chargeKey),
    refund: ({ key, chargeKey, amountCents }) =>
      // The charge is locked first: two refunds at once never pay back more than was paid.
      db.transaction(async (tx) => {
        const isPaid = and(
          eq(sandboxOperations.key, chargeKey),
          isCharge,
          eq(sandboxOperations.status, 'done'),
        );
        const [charge] = await tx.select().from(sandboxOperations).where(isPaid).for('update');
        const [before] = await tx.select().from(sandboxOperations).where(eq(sandboxOperations.key, key));
        const isSame = before?.chargeKey === chargeKey && before.amountCents === amountCents;
        if (before && !isSame) throw new Error(`The key ${key} belongs to another operation.`);
        if (before) return;
        if (
          !charge ||
          amountCents <= 0 ||
          (await sumOfRefunds(tx, chargeKey)) + amountCents > charge.amountCents
        )
          throw new Error(`The charge ${chargeKey} cannot pay ${amountCents} cents back.`);
        const { userId } = charge;
        const paidBack = { kind: 'refund', status: 'done', createdAt: clock() } as const;
        await tx.insert(sandboxOperations).values({ ...paidBack, key, userId, chargeKey, amountCents });
      }),
    forget: async (userId) => {
      await db
        .update(sandboxOperations)
        .set({ userId: null, fingerprint: null, last4: null, cardId: null })
        .where(eq(sandboxOperations.userId, userId));
    },
  };
}

import { and, eq, sum } from 'drizzle-orm';
import { keyedHash } from '../../../core/hashes.ts';
import type { Database } from '../../../db/Database.ts';
import { sandboxOperations } from '../../../db/schema/processors.ts';
import type {
  ChargeOutcome,
  KeptCard,
  KnownCharge,
  PaymentProcessor,
} from '../../../ports/PaymentProcessor.ts';
import { createSandboxCards, type SandboxCard, type SandboxOptions } from './sandboxCards.ts';
import { judge, offerCards, type Verdict } from './testCards.ts';

type Operation = typeof sandboxOperations.$inferSelect;

/** The part of an operation that the same key has to name again. */
type Request = { key: string; userId: string; kind: 'card' | 'charge'; amountCents: number };

const keptCard = ({ cardId, last4, fingerprint }: Operation): KeptCard => ({
  cardId: cardId ?? '',
  name: '',
  last4: last4 ?? '',
  fingerprint: fingerprint ?? '',
});

/** Where an operation stands, apart from what only a charge or only a card has. */
function unfinished({ status, reason }: Operation) {
  if (status === 'declined') return { status, reason: reason ?? 'card_declined' } as const;
  return { status: 'action-required', step: { clientSecret: undefined } } as const;
}

const chargeOutcome = (row: Operation): ChargeOutcome =>
  row.status === 'done'
    ? { status: 'paid', chargeId: `sandbox_${row.key}`, card: keptCard(row) }
    : unfinished(row);

const cardOutcome = (row: Operation) =>
  row.status === 'done' ? ({ status: 'kept', card: keptCard(row) } as const) : unfinished(row);

/**
 * A processor without a bank: only the documented test cards work, and no money moves. Its books are tables of the
 * database, so that they survive a crash and all processes share them; it writes them by statements of its own, never
 * inside a transaction of the caller.
 */
export function createSandboxProcessor(options: SandboxOptions): PaymentProcessor {
  const { db, clock, secret } = options;
  const cards = createSandboxCards(options);
  // The same operation keeps the same card, however often it is begun.
  const cardIdOf = (key: string): string => `card_${keyedHash(secret, 'sandbox card of', key)}`;
  const isCard = eq(sandboxOperations.kind, 'card');
  const isCharge = eq(sandboxOperations.kind, 'charge');

  async function findRow(key: string): Promise<Operation | undefined> {
    const [row] = await db.select().from(sandboxOperations).where(eq(sandboxOperations.key, key));
    return row;
  }

  /** The operation of this key, when it was asked for before. Throws where the key meant something else then. */
  async function findSame({ key, userId, kind, amountCents }: Request): Promise<Operation | undefined> {
    const row = await findRow(key);
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

  async function refundedCents(tx: Database, chargeKey: string): Promise<number> {
    const isRefund = and(eq(sandboxOperations.chargeKey, chargeKey), eq(sandboxOperations.kind, 'refund'));
    const [refunds] = await tx
      .select({ cents: sum(sandboxOperations.amountCents) })
      .from(sandboxOperations)
      .where(isRefund);
    return Number(refunds?.cents ?? 0);
  }

  async function known(row: Operation): Promise<KnownCharge> {
    const { amountCents } = row;
    return { ...chargeOutcome(row), amountCents, refundedCents: await refundedCents(db, row.key) };
  }

  return {
    id: 'sandbox',
    get setup() {
      return { provider: 'sandbox' as const, test_cards: offerCards() };
    },
    keepCard: async ({ key, userId, token }) =>
      cardOutcome(await begin({ key, userId, kind: 'card', amountCents: 0 }, { token }, true)),
    findCard: async ({ key }) => {
      const [row] = await db
        .select()
        .from(sandboxOperations)
        .where(and(eq(sandboxOperations.key, key), isCard));
      return row && cardOutcome(row);
    },
    charge: async ({ key, userId, amountCents, source, isPersonPresent }) =>
      chargeOutcome(await begin({ key, userId, kind: 'charge', amountCents }, source, isPersonPresent)),
    findCharge: async ({ key }) => {
      const [row] = await db
        .select()
        .from(sandboxOperations)
        .where(and(eq(sandboxOperations.key, key), isCharge));
      return row && known(row);
    },
    cancelCharge: async ({ key }) => {
      const given = { status: 'declined', reason: 'card_declined' } as const;
      // Also where it has not arrived yet: should it come late, it finds itself given up.
      const empty = { key, kind: 'charge', amountCents: 0, createdAt: clock(), ...given } as const;
      await db
        .insert(sandboxOperations)
        .values(empty)
        .onConflictDoUpdate({
          target: sandboxOperations.key,
          set: given,
          setWhere: and(isCharge, eq(sandboxOperations.status, 'action-required')),
        });
      const row = await findRow(key);
      if (row?.kind !== 'charge') throw new Error(`The key ${key} belongs to another operation.`);
      return known(row);
    },
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
        if (before) return { refundId: `sandbox_${key}` };
        if (
          !charge ||
          amountCents <= 0 ||
          (await refundedCents(tx, chargeKey)) + amountCents > charge.amountCents
        )
          throw new Error(`The charge ${chargeKey} cannot pay ${amountCents} cents back.`);
        const { userId } = charge;
        const paidBack = { kind: 'refund', status: 'done', createdAt: clock() } as const;
        await tx.insert(sandboxOperations).values({ ...paidBack, key, userId, chargeKey, amountCents });
        return { refundId: `sandbox_${key}` };
      }),
    forgetCard: (card) => cards.forget(card),
    forgetPerson: async ({ userId }) => {
      await cards.forget({ userId });
      await db
        .update(sandboxOperations)
        .set({ userId: null, fingerprint: null, last4: null, cardId: null })
        .where(eq(sandboxOperations.userId, userId));
    },
    // The sandbox says nothing by itself: what it decides is known at once.
    readEvent: async () => undefined,
    createToken: cards.createToken,
    answerBank: async ({ key, approve }) => {
      const row = await findRow(key);
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
        .where(and(eq(sandboxOperations.key, key), eq(sandboxOperations.status, 'action-required')));
    },
  };
}

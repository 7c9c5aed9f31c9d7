import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { purchases } from '../../db/schema/billing.ts';
import type { Clock } from '../../ports/Clock.ts';
import { type PaymentProcessor, ProcessorUnavailable } from '../../ports/PaymentProcessor.ts';
import type { Decide } from './beginPurchase.ts';
import { completePurchase, type Outcome } from './completePurchase.ts';
import type { Plans } from './createPlans.ts';
import { createRefunds } from './createRefunds.ts';
import {
  findOpenPurchase,
  findPurchase,
  insertPurchase,
  isCardKind,
  isOpen,
  type PurchaseResult,
  type PurchaseRow,
  resultOf,
} from './purchaseRows.ts';

/** What operations at the processor are made with. */
export type PurchasesOptions = {
  db: Database;
  clock: Clock;
  plans: Plans;
  processor: PaymentProcessor;
  /** Key of the hashes of card fingerprints. */
  secret: string;
  /** Whether the server is about to stop: the job leaves what is left to the next run. */
  isStopping: () => boolean;
  /** Called with what goes wrong beside a request. */
  onError: (error: unknown) => void;
};

/** Milliseconds that a person has to answer the bank, and that a purchase which never reached the processor waits. */
const patienceMs = 3_600_000;
/** Milliseconds after which the job looks at an operation: before, its request is still at work. */
const graceMs = 60_000;
/** Times that another operation may be in the way of a new one. */
const maxRounds = 4;

/**
 * Operations at the processor. Each is written down in a transaction of its own before the processor is called, and
 * completed in another one afterwards, so that whatever stops in between is found and finished. Everything here may be
 * done again at any time, by a request, by the job, by two servers at once: the key is the same, and the first to
 * `complete` writes.
 */
export function createPurchases(options: PurchasesOptions) {
  const { db, clock, plans, processor, secret, isStopping, onError } = options;
  const refunds = createRefunds(options);

  async function ask(purchase: PurchaseRow, isNew: boolean): Promise<Outcome> {
    const { id: key, userId, amountCents, token, cardId, isPersonPresent } = purchase;
    if (purchase.kind === 'forget') {
      await processor.forgetPerson({ userId });
      return { status: 'forgotten' };
    }
    const isAbandoned = isPersonPresent && clock().getTime() - purchase.createdAt.getTime() > patienceMs;
    if (isCardKind(purchase)) {
      const known = isNew ? undefined : await processor.findCard({ key });
      if (known && !(isAbandoned && known.status === 'action-required')) return known;
      if (isAbandoned || token === null) return { status: 'given-up' };
      return known ?? processor.keepCard({ key, userId, token });
    }
    const known = isNew ? undefined : await processor.findCharge({ key });
    if (isAbandoned && known?.status !== 'paid' && known?.status !== 'declined')
      return processor.cancelCharge({ key });
    const source = token === null ? { cardId: cardId ?? '' } : { token };
    return known ?? processor.charge({ key, userId, amountCents, source, isPersonPresent });
  }

  async function complete({ id, userId }: PurchaseRow, outcome: Outcome): Promise<PurchaseResult> {
    const { result, strayCard: cardId } = await plans.change(userId, (change) =>
      completePurchase(change, { id, outcome, secret }),
    );
    // One that stays at the processor is forgotten with the person.
    if (cardId) await processor.forgetCard({ cardId }).catch(onError);
    const completed = await findPurchase(db, id);
    if (completed?.status === 'refunding') await refunds.pay(completed).catch(onError);
    return result;
  }

  /** Asks the processor about an operation and writes down what it says; `pending` where no response comes. */
  async function drive(purchase: PurchaseRow, isNew = false): Promise<PurchaseResult> {
    if (!isOpen(purchase)) return resultOf(purchase);
    try {
      return await complete(purchase, await ask(purchase, isNew));
    } catch (error) {
      if (!(error instanceof ProcessorUnavailable)) throw error;
      return { status: 'pending' };
    }
  }

  /** Ends an operation in favour of another one; refuses with `payments_unavailable` where that is not possible now. */
  async function close(purchase: PurchaseRow): Promise<void> {
    // What is no longer wanted is not charged any more, unless it was already.
    const isWaiting = purchase.kind !== 'plan' && (await drive(purchase)).status === 'action-required';
    const present = await findPurchase(db, purchase.id);
    if (!present || !isOpen(present)) return;
    if (isCardKind(present)) {
      if (!isWaiting) throw new Refusal('payments_unavailable');
      await complete(present, { status: 'given-up' });
      return;
    }
    const after = await processor.cancelCharge({ key: present.id }).catch((error: unknown) => {
      throw error instanceof ProcessorUnavailable ? new Refusal('payments_unavailable') : error;
    });
    await complete(present, after);
    const closed = await findPurchase(db, purchase.id);
    if (closed && isOpen(closed)) throw new Refusal('payments_unavailable');
  }

  /** Begins an operation, or goes on with the open one; where another one is in the way, that is ended first. */
  async function begin(userId: string, decide: Decide): Promise<PurchaseResult> {
    for (let round = 0; round < maxRounds; round++) {
      const step = await plans.change(userId, async (change) => {
        const open = await findOpenPurchase(change.tx, userId);
        const decision = await decide(change, open);
        if (decision.kind === 'answer') return decision;
        if (decision.kind !== 'insert') return { kind: decision.kind, purchase: open };
        const purchase = await insertPurchase(change.tx, { ...decision.purchase, userId, now: change.now });
        return { kind: 'insert', purchase } as const;
      });
      if (step.kind === 'answer') return step.result;
      if (!step.purchase) throw new Error('There is no operation to go on with.');
      if (step.kind !== 'blocked') return drive(step.purchase, step.kind === 'insert');
      await close(step.purchase);
    }
    throw new Refusal('payments_unavailable');
  }

  return {
    begin,
    drive,
    /** Ends what is open, pays back what is to be paid back, and lets the processor forget a person for good; the account is about to go. */
    forget: async (userId: string): Promise<void> => {
      await begin(userId, async (_change, open) =>
        open && open.kind !== 'forget' ? { kind: 'blocked' } : { kind: 'answer', result: { status: 'done' } },
      );
      const whereOwed = and(eq(purchases.userId, userId), eq(purchases.status, 'refunding'));
      for (const purchase of await db.select().from(purchases).where(whereOwed)) await refunds.pay(purchase);
      await processor.forgetPerson({ userId });
    },
    /** Finishes what requests, crashes and lost answers left open. */
    completeOpen: async ({ isStart = false } = {}): Promise<void> => {
      const before = new Date(clock().getTime() - (isStart ? 0 : graceMs));
      const isIncomplete = inArray(purchases.status, ['pending', 'action_required', 'refunding']);
      const incomplete = await db
        .select()
        .from(purchases)
        .where(and(isIncomplete, lte(purchases.createdAt, before)))
        .orderBy(asc(purchases.createdAt));
      for (const purchase of incomplete) {
        if (isStopping()) return;
        const finished = purchase.status === 'refunding' ? refunds.pay(purchase) : drive(purchase);
        await finished.catch(onError);
      }
    },
    /** Looks at an operation that the processor speaks of, whatever it says and however often. */
    onProcessorEvent: async (key: string): Promise<void> => {
      const purchase = /^[\da-f-]{36}$/.test(key) ? await findPurchase(db, key) : undefined;
      if (!purchase) return;
      if (isCardKind(purchase)) {
        await drive(purchase);
        return;
      }
      const known = await processor.findCharge({ key });
      if (!known) return;
      if (isOpen(purchase) || purchase.status === 'declined') await complete(purchase, known);
      if (known.refundedCents > 0) await refunds.note(purchase, known.refundedCents);
    },
    /** The operation of a person, for the answer of a bank. */
    find: async (userId: string, id: string): Promise<PurchaseRow | undefined> => {
      const whereOwn = and(eq(purchases.id, id), eq(purchases.userId, userId));
      const [row] = await db.select().from(purchases).where(whereOwn);
      return row;
    },
  };
}

/** Operations at the processor. */
export type Purchases = ReturnType<typeof createPurchases>;

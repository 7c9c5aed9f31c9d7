import type { ErrorCode } from '@franca/contract';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { billingMails, customers, ledger, purchases, subscriptions } from '../../db/schema/billing.ts';
import type { Clock } from '../../ports/Clock.ts';
import {
  type CardOutcome,
  type ChargeOutcome,
  type KeptCard,
  type KnownCharge,
  type PaymentProcessor,
  ProcessorUnavailable,
} from '../../ports/PaymentProcessor.ts';
import type { PlanChange, Plans } from './createPlans.ts';
import { findCustomer, hashFingerprint, hasUsedTrial, storeCard, useTrial } from './customers.ts';
import type { PlanEvent, PlanState } from './planMachine.ts';
import { beginTrial, decidePurchase, dueRenewal, failRenewal, isRunning, owedRenewal } from './planRules.ts';
import {
  findOpenPurchase,
  findPurchase,
  insertPurchase,
  isOpen,
  type NewPurchase,
  type PurchaseResult,
  type PurchaseRow,
  resultOf,
  updatePurchase,
} from './purchaseRows.ts';

/** What became of an operation as far as the processor knows. */
type Outcome = ChargeOutcome | KnownCharge | CardOutcome | { status: 'given-up' } | { status: 'forgotten' };

/** What settling came to, and a card at the processor that nobody needs any more. */
type Settled = { result: PurchaseResult; strayCard?: string | undefined };

/** What begins an operation finds under the person's lock. */
type Beginning =
  | { kind: 'insert'; purchase: NewPurchase }
  /** The open operation is the same one. */
  | { kind: 'resume' }
  /** The open operation is another one, which has to end first. */
  | { kind: 'blocked' }
  | { kind: 'answer'; result: PurchaseResult };

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

/**
 * Operations at the processor. Each is written down in a transaction of its own before the processor is called, and
 * settled in another one afterwards, so that whatever stops in between is found and finished. Everything here may be
 * done again at any time, by a request, by the job, by two servers at once: the key is the same, and the first to
 * settle writes.
 */
export function createPurchases(options: PurchasesOptions) {
  const { db, clock, plans, processor, secret, isStopping, onError } = options;
  const isCardKind = ({ kind }: PurchaseRow): boolean => kind.startsWith('card');

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

  /** The card of an operation that nobody keeps; undefined where it is the one that the person has. */
  async function strayCard({ tx, userId }: PlanChange, { cardId }: KeptCard): Promise<string | undefined> {
    return (await findCustomer(tx, userId))?.cardId === cardId ? undefined : cardId;
  }

  async function decline(
    { tx, record, state, now }: PlanChange,
    purchase: PurchaseRow,
    problem: ErrorCode,
  ): Promise<PurchaseResult> {
    await updatePurchase(tx, purchase.id, { status: 'declined', problem, token: null });
    const isOwed = purchase.kind === 'renewal' && owedRenewal(state, now) !== undefined;
    if (isOwed) await record(failRenewal(state, now), { purchaseId: purchase.id });
    return { status: 'refused', code: problem };
  }

  /** The event of a charge that was paid; undefined where nobody wants it any more. */
  function eventOfPayment({ state, now }: PlanChange, purchase: PurchaseRow): PlanEvent | undefined {
    if (!purchase.package || !isOpen(purchase)) return undefined;
    if (purchase.kind === 'renewal') return owedRenewal(state, now)?.event;
    const decision = decidePurchase(state, purchase.package, now);
    return decision.kind === 'charge' ? decision.event : undefined;
  }

  async function settlePaid(change: PlanChange, purchase: PurchaseRow, card: KeptCard): Promise<Settled> {
    const { tx, userId, now } = change;
    const { id, amountCents, kind, package: plan } = purchase;
    const { last4 } = card;
    if (plan === null) throw new Error(`The charge ${id} is for no plan.`);
    const event = eventOfPayment(change, purchase);
    if (event) {
      await change.record(event, { key: `paid ${id}`, amountCents, purchaseId: id, last4 });
      await updatePurchase(tx, id, { status: 'done', token: null });
      const replaced = kind === 'plan' ? await storeCard(tx, { userId, card, secret, now }) : undefined;
      return { result: { status: 'done' }, strayCard: replaced };
    }
    const line = { package: plan, amountCents, purchaseId: id, last4 };
    await change.note({ ...line, kind: 'payment-unwanted', key: `paid ${id}` });
    await updatePurchase(tx, id, { status: 'refunding', token: null });
    return { result: { status: 'done' }, strayCard: await strayCard(change, card) };
  }

  async function settleCard(change: PlanChange, purchase: PurchaseRow, card: KeptCard): Promise<Settled> {
    const { tx, userId, now, state } = change;
    if (purchase.kind === 'card-for-trial' && purchase.package && !isRunning(state)) {
      const fingerprintHash = hashFingerprint(secret, card.fingerprint);
      if (!(await useTrial(tx, { fingerprintHash, userId, now }))) {
        const result = await decline(change, purchase, 'trial_used');
        return { result, strayCard: await strayCard(change, card) };
      }
      await change.record(beginTrial(purchase.package, now), { last4: card.last4 });
    }
    let result: PurchaseResult = { status: 'done' };
    if (purchase.kind === 'card-for-plan' && purchase.package) {
      const decision = decidePurchase(state, purchase.package, now);
      if (decision.kind === 'card') for (const event of decision.events) await change.record(event);
      // The plan ended in the meantime: it has to be bought again, with a charge.
      if (decision.kind === 'charge') result = { status: 'refused', code: 'payments_unavailable' };
    }
    await updatePurchase(tx, purchase.id, { status: 'done', token: null });
    return { result, strayCard: await storeCard(tx, { userId, card, secret, now }) };
  }

  /** Removes what is kept of a person who had no plan for long; a plan that began in the meantime stays. */
  async function settleForgotten({ tx, userId, state }: PlanChange, { id }: PurchaseRow): Promise<Settled> {
    await tx.delete(customers).where(eq(customers.userId, userId));
    if (isRunning(state)) {
      await updatePurchase(tx, id, { status: 'done' });
      return { result: { status: 'done' } };
    }
    await tx.execute(sql`select set_config('franca.forgets', 'on', true)`);
    for (const table of [ledger, subscriptions, purchases, billingMails])
      await tx.delete(table).where(eq(table.userId, userId));
    return { result: { status: 'done' } };
  }

  /** Writes down what the processor answered; whoever comes second finds it written. */
  async function settle({ id, userId }: PurchaseRow, outcome: Outcome): Promise<PurchaseResult> {
    const { result, strayCard: cardId } = await plans.change<Settled>(userId, async (change) => {
      const purchase = await findPurchase(change.tx, id);
      if (!purchase) return { result: { status: 'refused', code: 'payment_not_found' } };
      const mayPay = isOpen(purchase) || purchase.status === 'declined';
      if (outcome.status === 'paid' && mayPay) return settlePaid(change, purchase, outcome.card);
      if (!isOpen(purchase)) {
        const isStray = outcome.status === 'kept' && purchase.status === 'declined';
        return {
          result: resultOf(purchase),
          strayCard: isStray ? await strayCard(change, outcome.card) : undefined,
        };
      }
      switch (outcome.status) {
        case 'kept':
          return settleCard(change, purchase, outcome.card);
        case 'declined':
          return { result: await decline(change, purchase, outcome.reason) };
        case 'given-up':
          return { result: await decline(change, purchase, 'card_declined') };
        case 'forgotten':
          return settleForgotten(change, purchase);
        case 'action-required':
          await updatePurchase(change.tx, id, { status: 'action_required' });
          return { result: { status: 'action-required', purchaseId: id, step: outcome.step } };
        default:
          return { result: { status: 'pending' } };
      }
    });
    // One that stays at the processor is forgotten with the person.
    if (cardId) await processor.forgetCard({ cardId }).catch(onError);
    const settled = await findPurchase(db, id);
    if (settled?.status === 'refunding') await refund(settled).catch(onError);
    return result;
  }

  /** Pays back what was paid though nobody wanted it any more. */
  async function refund(purchase: PurchaseRow): Promise<void> {
    const { id, amountCents, refundedCents } = purchase;
    const cents = amountCents - refundedCents;
    if (cents > 0) await processor.refund({ key: `refund ${id}`, chargeKey: id, amountCents: cents });
    await noteRefund(purchase, amountCents);
  }

  /** Writes down that so much of a charge has been paid back by now. */
  async function noteRefund({ id, userId }: PurchaseRow, refundedCents: number): Promise<void> {
    await plans.change(userId, async ({ tx, note, mail, now }) => {
      const purchase = await findPurchase(tx, id);
      if (!purchase) return;
      const cents = refundedCents - purchase.refundedCents;
      const isAll = purchase.status === 'refunding' && refundedCents >= purchase.amountCents;
      const status = isAll ? 'refunded' : purchase.status;
      if (cents <= 0 && status === purchase.status) return;
      await updatePurchase(tx, id, { refundedCents, status });
      if (cents <= 0) return;
      const key = `refunded ${id} ${refundedCents}`;
      const plan = purchase.package;
      if (plan === null) throw new Error(`The charge ${id} is for no plan.`);
      const line = { package: plan, amountCents: -cents, purchaseId: id, last4: null };
      await note({ ...line, kind: 'refunded', key });
      const facts = { package: plan, amountCents: cents, day: now.toISOString(), last4: null };
      await mail({ key, kind: 'refunded', facts });
    });
  }

  /** Asks the processor about an operation and writes down what it says; `pending` where no answer comes. */
  async function drive(purchase: PurchaseRow, isNew = false): Promise<PurchaseResult> {
    if (!isOpen(purchase)) return resultOf(purchase);
    try {
      return await settle(purchase, await ask(purchase, isNew));
    } catch (error) {
      if (!(error instanceof ProcessorUnavailable)) throw error;
      return { status: 'pending' };
    }
  }

  /** Ends an operation in favour of another one; refuses with `payments_unavailable` where that is not possible now. */
  async function close(purchase: PurchaseRow): Promise<void> {
    const isWaiting = (await drive(purchase)).status === 'action-required';
    const present = await findPurchase(db, purchase.id);
    if (!present || !isOpen(present)) return;
    if (isWaiting && isCardKind(present)) {
      await settle(present, { status: 'given-up' });
      return;
    }
    try {
      if (!isCardKind(present)) await settle(present, await processor.cancelCharge({ key: present.id }));
    } catch (error) {
      if (!(error instanceof ProcessorUnavailable)) throw error;
    }
    const closed = await findPurchase(db, purchase.id);
    if (closed && isOpen(closed)) throw new Refusal('payments_unavailable');
  }

  /**
   * Begins an operation, or goes on with the open one. `decide` runs under the person's lock; where another operation is
   * in the way, it is ended first.
   */
  async function begin(
    userId: string,
    decide: (change: PlanChange, open: PurchaseRow | undefined) => Promise<Beginning>,
  ): Promise<PurchaseResult> {
    for (let round = 0; round < 4; round++) {
      const step = await plans.change(userId, async (change) => {
        const open = await findOpenPurchase(change.tx, userId);
        const decision = await decide(change, open);
        if (decision.kind === 'answer') return decision;
        if (decision.kind === 'resume' && open)
          return { kind: 'drive', purchase: open, isNew: false } as const;
        if (open) return { kind: 'close', purchase: open } as const;
        if (decision.kind !== 'insert') throw new Error('There is no operation to go on with.');
        const purchase = await insertPurchase(change.tx, { ...decision.purchase, userId, now: change.now });
        return { kind: 'drive', purchase, isNew: true } as const;
      });
      if (step.kind === 'answer') return step.result;
      if (step.kind === 'drive') return drive(step.purchase, step.isNew);
      await close(step.purchase);
    }
    throw new Refusal('payments_unavailable');
  }

  return {
    begin,
    drive,
    /** Buys a plan with what the person has just entered. */
    buy: (userId: string, wanted: { package: NonNullable<PurchaseRow['package']>; token: string }) =>
      begin(userId, async (change, open) => {
        const isSame =
          open?.package === wanted.package && (open.kind === 'plan' || open.kind === 'card-for-plan');
        // Whatever became of a purchase without an answer, it is asked again; a bank that is asked may be left.
        if (open && isSame && (open.status === 'pending' || open.token === wanted.token))
          return { kind: 'resume' };
        if (open) return { kind: 'blocked' };
        if (change.given !== 'free' && !isRunning(change.state)) throw new Refusal('plan_running');
        const decision = decidePurchase(change.state, wanted.package, change.now);
        if (decision.kind === 'nothing') return { kind: 'answer', result: { status: 'done' } };
        const { token, package: plan } = wanted;
        const common = { package: plan, token, isPersonPresent: true };
        return decision.kind === 'charge'
          ? { kind: 'insert', purchase: { ...common, kind: 'plan', amountCents: decision.amountCents } }
          : { kind: 'insert', purchase: { ...common, kind: 'card-for-plan', amountCents: 0 } };
      }),
    /** Keeps a card, and begins the trial of a plan with it where one is named. */
    keepCard: (userId: string, wanted: { token: string; trial: PurchaseRow['package'] }) =>
      begin(userId, async ({ tx, state, given }, open) => {
        if (open?.token === wanted.token && isCardKind(open)) return { kind: 'resume' };
        if (open) return { kind: 'blocked' };
        const isTrial = wanted.trial !== null && given === 'free' && !isRunning(state);
        if (isTrial && (await hasUsedTrial(tx, userId))) throw new Refusal('trial_used');
        const kind = isTrial ? 'card-for-trial' : 'card';
        const { token, trial } = wanted;
        return {
          kind: 'insert',
          purchase: { kind, package: isTrial ? trial : null, token, amountCents: 0, isPersonPresent: true },
        };
      }),
    /** Charges the renewal that a person owes, in a request of that person or by the job. */
    renew: (userId: string, isPersonPresent: boolean) =>
      begin(userId, async ({ tx, state, now, record }, open) => {
        if (open?.kind === 'renewal') return { kind: 'resume' };
        // The job waits for what a person has begun; another request of the person does not.
        if (open)
          return isPersonPresent ? { kind: 'blocked' } : { kind: 'answer', result: { status: 'pending' } };
        const renewal = isPersonPresent ? owedRenewal(state, now) : dueRenewal(state, now);
        if (!renewal) return { kind: 'answer', result: { status: 'done' } };
        const customer = await findCustomer(tx, userId);
        if (!customer) {
          await record(failRenewal(state, now));
          return { kind: 'answer', result: { status: 'refused', code: 'card_required' } };
        }
        const { amountCents, package: plan } = renewal;
        const common = { package: plan, amountCents, cardId: customer.cardId, isPersonPresent };
        return { kind: 'insert', purchase: { ...common, kind: 'renewal' } };
      }),
    /** Forgets a person here and at the processor, unless something is going on. */
    forget: (userId: string, isOld: (state: PlanState) => boolean) =>
      begin(userId, async ({ state }, open) => {
        if (open?.kind === 'forget') return { kind: 'resume' };
        if (open || !isOld(state)) return { kind: 'answer', result: { status: 'done' } };
        const common = { package: null, amountCents: 0, isPersonPresent: false };
        return { kind: 'insert', purchase: { ...common, kind: 'forget' } };
      }),
    /** Finishes what requests, crashes and lost answers left open. */
    settleOpen: async ({ isStart = false } = {}): Promise<void> => {
      const before = new Date(clock().getTime() - (isStart ? 0 : graceMs));
      const unsettled = await db
        .select()
        .from(purchases)
        .where(
          and(
            inArray(purchases.status, ['pending', 'action_required', 'refunding']),
            lte(purchases.createdAt, before),
          ),
        )
        .orderBy(asc(purchases.createdAt));
      for (const purchase of unsettled) {
        if (isStopping()) return;
        const finish = async () => {
          if (purchase.status === 'refunding') await refund(purchase);
          else await drive(purchase);
        };
        await finish().catch(onError);
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
      const isSettled = purchase.status === 'done' || purchase.status === 'refunded';
      if (!isSettled && purchase.status !== 'refunding') await settle(purchase, known);
      if (known.refundedCents > 0) await noteRefund(purchase, known.refundedCents);
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

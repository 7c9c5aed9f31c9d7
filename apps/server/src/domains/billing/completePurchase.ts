import type { ErrorCode } from '@franca/contract';
import { eq, sql } from 'drizzle-orm';
import { billingMails, customers, ledger, purchases, subscriptions } from '../../db/schema/billing.ts';
import type { CardOutcome, ChargeOutcome, KeptCard, KnownCharge } from '../../ports/PaymentProcessor.ts';
import type { PlanChange } from './createPlans.ts';
import { findCustomer, hashFingerprint, storeCard, useTrial } from './customers.ts';
import type { PlanEvent } from './planMachine.ts';
import { beginTrial, decidePurchase, failRenewal, isRunning, owedRenewal } from './planRules.ts';
import {
  findPurchase,
  isOpen,
  type PurchaseResult,
  type PurchaseRow,
  resultOf,
  updatePurchase,
} from './purchaseRows.ts';

/** What became of an operation as far as the processor knows; `given-up` and `forgotten` are said by the server itself. */
export type Outcome =
  | ChargeOutcome
  | KnownCharge
  | CardOutcome
  | { status: 'given-up' }
  | { status: 'forgotten' };

/** The result of a completed purchase, and a card at the processor that nobody needs any more. */
export type Completion = { result: PurchaseResult; strayCard?: string | undefined };

/** An operation that is completed under its person's lock; `secret` is the key of the hashes of card fingerprints. */
type LockedPurchase = { change: PlanChange; purchase: PurchaseRow; secret: string };

/** The card of an operation that nobody keeps; undefined where it is the one that the person has. */
async function strayCard({ tx, userId }: PlanChange, { cardId }: KeptCard): Promise<string | undefined> {
  return (await findCustomer(tx, userId))?.cardId === cardId ? undefined : cardId;
}

async function decline({ change, purchase }: LockedPurchase, problem: ErrorCode): Promise<PurchaseResult> {
  const { tx, userId, record, state, now } = change;
  await updatePurchase(tx, purchase.id, { status: 'declined', problem, token: null });
  const isOwed = purchase.kind === 'renewal' && owedRenewal(state, now) !== undefined;
  if (isOwed) {
    const { id: purchaseId, amountCents: triedCents, package: plan } = purchase;
    const last4 = (await findCustomer(tx, userId))?.last4 ?? null;
    await record(failRenewal(state, now), { purchaseId, triedCents, triedPackage: plan, last4 });
  }
  return { status: 'refused', code: problem };
}

/** The event of a charge that was paid; undefined where nobody wants it any more. */
function eventOfPayment({ change: { state, now }, purchase }: LockedPurchase): PlanEvent | undefined {
  if (!purchase.package || !isOpen(purchase)) return undefined;
  if (purchase.kind === 'renewal') return owedRenewal(state, now)?.event;
  const decision = decidePurchase(state, purchase.package, now);
  return decision.kind === 'charge' ? decision.event : undefined;
}

async function completePaid(locked: LockedPurchase, card: KeptCard): Promise<Completion> {
  const { change, purchase, secret } = locked;
  const { tx, userId, now } = change;
  const { id, amountCents, kind, package: plan } = purchase;
  const { last4 } = card;
  if (plan === null) throw new Error(`The charge ${id} is for no plan.`);
  const event = eventOfPayment(locked);
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

async function completeCard(locked: LockedPurchase, card: KeptCard): Promise<Completion> {
  const { change, purchase, secret } = locked;
  const { tx, userId, now, state } = change;
  if (purchase.kind === 'card-for-trial' && purchase.package && !isRunning(state)) {
    const fingerprintHash = hashFingerprint(secret, card.fingerprint);
    if (!(await useTrial(tx, { fingerprintHash, userId, now }))) {
      const result = await decline(locked, 'trial_used');
      return { result, strayCard: await strayCard(change, card) };
    }
    await change.record(beginTrial(purchase.package, now), { last4: card.last4 });
  }
  let problem: ErrorCode | null = null;
  if (purchase.kind === 'card-for-plan' && purchase.package) {
    const decision = decidePurchase(state, purchase.package, now);
    if (decision.kind === 'card') for (const event of decision.events) await change.record(event);
    // The plan ended in the meantime: it has to be bought again, with a charge. Whoever asks again learns the same.
    if (decision.kind === 'charge') problem = 'payments_unavailable';
  }
  const completed = { status: problem ? 'declined' : 'done', problem, token: null } as const;
  await updatePurchase(tx, purchase.id, completed);
  return {
    result: resultOf({ ...purchase, ...completed }),
    strayCard: await storeCard(tx, { userId, card, secret, now }),
  };
}

/** Removes what is kept of a person who had no plan for long; a plan that began in the meantime stays. */
async function completeForgotten({ change, purchase }: LockedPurchase): Promise<Completion> {
  const { tx, userId, state } = change;
  await tx.delete(customers).where(eq(customers.userId, userId));
  if (isRunning(state)) {
    await updatePurchase(tx, purchase.id, { status: 'done' });
    return { result: { status: 'done' } };
  }
  await tx.execute(sql`select set_config('franca.forgets', 'on', true)`);
  for (const table of [ledger, subscriptions, purchases, billingMails])
    await tx.delete(table).where(eq(table.userId, userId));
  return { result: { status: 'done' } };
}

/** Writes down, under the person's lock, what the processor answered; whoever comes second finds it written. */
export async function completePurchase(
  change: PlanChange,
  { id, outcome, secret }: { id: string; outcome: Outcome; secret: string },
): Promise<Completion> {
  const purchase = await findPurchase(change.tx, id);
  if (!purchase) return { result: { status: 'refused', code: 'payment_not_found' } };
  const locked = { change, purchase, secret };
  const mayPay = isOpen(purchase) || purchase.status === 'declined';
  if (outcome.status === 'paid' && mayPay) return completePaid(locked, outcome.card);
  if (!isOpen(purchase)) {
    const isStray = outcome.status === 'kept' && purchase.status === 'declined';
    const stray = isStray ? await strayCard(change, outcome.card) : undefined;
    return { result: resultOf(purchase), strayCard: stray };
  }
  switch (outcome.status) {
    case 'kept':
      return completeCard(locked, outcome.card);
    case 'declined':
      return { result: await decline(locked, outcome.reason) };
    case 'given-up':
      return { result: await decline(locked, 'card_declined') };
    case 'forgotten':
      return completeForgotten(locked);
    case 'action-required':
      await updatePurchase(change.tx, id, { status: 'action_required' });
      return { result: { status: 'action-required', purchaseId: id, step: outcome.step } };
    default:
      return { result: { status: 'pending' } };
  }
}

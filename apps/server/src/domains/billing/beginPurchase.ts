import { Refusal } from '../../core/Refusal.ts';
import type { PlanChange } from './createPlans.ts';
import { findCustomer, hasUsedTrial } from './customers.ts';
import type { PaidPackage } from './periods.ts';
import type { PlanState } from './planMachine.ts';
import { decidePurchase, dueRenewal, failRenewal, isRunning, owedRenewal } from './planRules.ts';
import { isCardKind, type NewPurchase, type PurchaseResult, type PurchaseRow } from './purchaseRows.ts';

/** What begins an operation decides under the person's lock. */
export type Beginning =
  | { kind: 'insert'; purchase: NewPurchase }
  /** The open operation is the same one. */
  | { kind: 'resume' }
  /** The open operation is another one, which has to end first. */
  | { kind: 'blocked' }
  | { kind: 'answer'; result: PurchaseResult };

/** Decides, from where the plan stands and what is open. */
export type Decide = (change: PlanChange, open: PurchaseRow | undefined) => Promise<Beginning>;

const done: Beginning = { kind: 'answer', result: { status: 'done' } };

/** What begins each kind of operation. */
export const beginPurchase = {
  /** Buys a plan with what the person has just entered. */
  buy:
    ({ package: plan, token }: { package: PaidPackage; token: string }): Decide =>
    async ({ given, state, now }, open) => {
      const decision = decidePurchase(state, plan, now);
      const wanted = decision.kind === 'charge' ? 'plan' : 'card-for-plan';
      // One that was begun where the plan stood otherwise, before a gift for example, would buy what nobody wants now.
      const isSame = open?.package === plan && open.kind === wanted;
      // Whatever became of a purchase without an answer, it is asked again; a bank that is asked may be left.
      if (open && isSame && (open.status === 'pending' || open.token === token)) return { kind: 'resume' };
      if (open) return { kind: 'blocked' };
      if (given !== 'free' && !isRunning(state)) throw new Refusal('plan_running');
      if (decision.kind === 'nothing') return done;
      const common = { package: plan, token, isPersonPresent: true };
      return decision.kind === 'charge'
        ? { kind: 'insert', purchase: { ...common, kind: 'plan', amountCents: decision.amountCents } }
        : { kind: 'insert', purchase: { ...common, kind: 'card-for-plan', amountCents: 0 } };
    },

  /** Keeps a card, and begins the trial of a plan with it where one is named. */
  keepCard:
    ({ token, trial }: { token: string; trial: PaidPackage | null }): Decide =>
    async ({ tx, userId, state, given }, open) => {
      if (open?.token === token && isCardKind(open)) return { kind: 'resume' };
      if (open) return { kind: 'blocked' };
      const common = { token, amountCents: 0, isPersonPresent: true };
      if (trial === null || given !== 'free' || isRunning(state))
        return { kind: 'insert', purchase: { ...common, kind: 'card', package: null } };
      if (await hasUsedTrial(tx, userId)) throw new Refusal('trial_used');
      return { kind: 'insert', purchase: { ...common, kind: 'card-for-trial', package: trial } };
    },

  /** Charges the renewal that a person owes, in a request of that person or by the job. */
  renew:
    ({ isPersonPresent }: { isPersonPresent: boolean }): Decide =>
    async ({ tx, userId, state, now, record }, open) => {
      if (open?.kind === 'renewal') return { kind: 'resume' };
      // The job waits for what a person has begun; another request of the person does not.
      if (open && !isPersonPresent) return { kind: 'answer', result: { status: 'pending' } };
      if (open) return { kind: 'blocked' };
      const renewal = isPersonPresent ? owedRenewal(state, now) : dueRenewal(state, now);
      if (!renewal) return done;
      const customer = await findCustomer(tx, userId);
      if (!customer) {
        await record(failRenewal(state, now));
        return { kind: 'answer', result: { status: 'refused', code: 'card_declined' } };
      }
      const { amountCents, package: plan } = renewal;
      const common = { package: plan, amountCents, cardId: customer.cardId, isPersonPresent };
      return { kind: 'insert', purchase: { ...common, kind: 'renewal' } };
    },

  /** Forgets a person here and at the processor, unless something is going on. */
  forget:
    ({ isOld }: { isOld: (state: PlanState) => boolean }): Decide =>
    async ({ state }, open) => {
      if (open?.kind === 'forget') return { kind: 'resume' };
      if (open || !isOld(state)) return done;
      const common = { package: null, amountCents: 0, isPersonPresent: false };
      return { kind: 'insert', purchase: { ...common, kind: 'forget' } };
    },
};

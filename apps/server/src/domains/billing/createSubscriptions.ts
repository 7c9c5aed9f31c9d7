import { type EndpointData, type endpoints, plans as offers, type PackageName } from '@franca/contract';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { ledger } from '../../db/schema/billing.ts';
import { type Plans, type Subscription, toSubscription } from './createPlans.ts';
import { findCustomer, hasUsedTrial, useTrial } from './customers.ts';
import { takeGiftCode } from './giftCodes.ts';
import { type PaidPackage, priceCents } from './periods.ts';
import type { LedgerRow } from './planRows.ts';
import { beginTrial, dueEnd, isRunning, redeemGift } from './planRules.ts';

type TrialStatus = EndpointData<typeof endpoints.billing.getTrial>['status'];
type Payment = EndpointData<typeof endpoints.billing.payments>[number];

/** What somebody asks to buy or to try, with the price that the screen showed. */
export type Wanted = { package: PackageName; price: number };

/** Refuses a plan that nobody can buy, and a price that is not the server's own. */
export function requireOffer({ package: name, price }: Wanted): PaidPackage {
  if (name === 'free') throw new Refusal('plan_unknown');
  if (price !== offers[name].price) throw new Refusal('price_mismatch');
  return name;
}

/** Payments that a person sees. */
const shownPayments = 200;

const paymentKinds = {
  paid: { kind: 'payment', status: 'paid' },
  upgraded: { kind: 'payment', status: 'paid' },
  renewed: { kind: 'payment', status: 'paid' },
  'payment-unwanted': { kind: 'payment', status: 'paid' },
  'charge-failed': { kind: 'payment', status: 'failed' },
  refunded: { kind: 'refund', status: 'paid' },
  'gift-redeemed': { kind: 'gift', status: 'paid' },
} as const;

function toPayment(row: LedgerRow): Payment[] {
  const { id, at, package: plan, amountCents, paidCents, last4 } = row;
  const shown = row.kind in paymentKinds && paymentKinds[row.kind as keyof typeof paymentKinds];
  if (!shown) return [];
  const amount_cents = shown.status === 'failed' ? (paidCents ?? priceCents(plan)) : amountCents;
  return [{ _id: id, at: at.toISOString(), ...shown, package: plan, amount_cents, last4 }];
}

/** What people do with their plans, beside paying. */
export function createSubscriptions({ db, plans }: { db: Database; plans: Plans }) {
  const kinds = Object.keys(paymentKinds) as (keyof typeof paymentKinds)[];
  const paymentRows = (userId: string) =>
    db
      .select()
      .from(ledger)
      .where(and(eq(ledger.userId, userId), inArray(ledger.kind, kinds)))
      .orderBy(desc(ledger.seq));
  return {
    /** Redeems a gift code: begins its plan, or adds its days to the same plan that runs. */
    redeem: (userId: string, code: string): Promise<Subscription> =>
      plans.change(userId, async (change) => {
        const { tx, now, state } = change;
        const gift = await takeGiftCode(tx, { code, userId, now });
        if (gift.kind === 'repeated') {
          if (!isRunning(state)) throw new Refusal('gift_code_redeemed');
          return toSubscription(state);
        }
        const event = redeemGift(state, gift, now);
        // Another plan would be lost, and one that was given without an end cannot be prolonged: the code stays good.
        if (!event || (!isRunning(state) && change.given !== 'free')) throw new Refusal('plan_running');
        await change.record(event, { key: gift.key });
        return toSubscription(change.state);
      }),

    /** Begins the trial of a plan with the card that the person keeps. */
    getTrial: (userId: string, wanted: Wanted): Promise<TrialStatus> => {
      if (wanted.package === 'free') return Promise.resolve('exists');
      const name = requireOffer(wanted);
      return plans.change(userId, async ({ tx, now, state, given, record }) => {
        if (isRunning(state) || given !== 'free') return 'exists';
        if (await hasUsedTrial(tx, userId)) throw new Refusal('trial_used');
        const customer = await findCustomer(tx, userId);
        if (!customer) return 'not_valid';
        const { fingerprintHash, last4 } = customer;
        if (!(await useTrial(tx, { fingerprintHash, userId, now }))) throw new Refusal('trial_used');
        await record(beginTrial(name, now), { last4 });
        return 'new';
      });
    },

    /** Lets the plan end with its period; one that is behind with its payment ends at once. Once is enough. */
    cancel: (userId: string): Promise<Subscription> =>
      plans.change(userId, async (change) => {
        const { state, now } = change;
        if (!isRunning(state)) throw new Refusal('subscription_not_found');
        if (state.kind !== 'cancelled') await change.record({ kind: 'cancelled', at: now });
        const end = dueEnd(change.state, now);
        if (end) await change.record(end);
        return toSubscription(change.state);
      }),

    /** Takes a cancellation back while the plan still runs. */
    restart: (userId: string): Promise<Subscription> =>
      plans.change(userId, async (change) => {
        const { state, now } = change;
        if (!isRunning(state)) throw new Refusal('subscription_not_found');
        if (state.kind === 'cancelled')
          await change.record({ kind: 'restarted', at: now, renews: state.renews });
        return toSubscription(change.state);
      }),

    /** Payments, refunds and gifts, newest first. */
    payments: async (userId: string): Promise<Payment[]> =>
      (await paymentRows(userId).limit(shownPayments)).flatMap(toPayment),

    /** The same with those that are too old to be shown. */
    allPayments: async (userId: string): Promise<Payment[]> => (await paymentRows(userId)).flatMap(toPayment),
  };
}

/** What people do with their plans, beside paying. */
export type Subscriptions = ReturnType<typeof createSubscriptions>;

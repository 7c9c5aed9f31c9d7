import { type EndpointData, endpoints } from '@franca/contract';
import { Refusal } from '../../core/Refusal.ts';
import type { Router } from '../../http/createRouter.ts';
import { type PaymentProcessor, ProcessorUnavailable } from '../../ports/PaymentProcessor.ts';
import type { Users } from '../users/Users.ts';
import { beginPurchase } from './beginPurchase.ts';
import type { Purchases } from './createPurchases.ts';
import { requireOffer, type Subscriptions } from './createSubscriptions.ts';
import type { PurchaseResult } from './purchaseRows.ts';

type PaymentOutcome = EndpointData<typeof endpoints.billing.checkOut>;
type CardFields = Parameters<NonNullable<PaymentProcessor['createToken']>>[0];

/** What the routes of billing hand requests to. */
export type BillingRoutesOptions = {
  processor: PaymentProcessor;
  /** How cards are entered on this server. */
  setup: PaymentProcessor['setup'];
  users: Pick<Users, 'me'>;
  purchases: Purchases;
  subscriptions: Subscriptions;
};

/** Refuses with `payments_unavailable` where the processor gives no answer. */
async function reach<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof ProcessorUnavailable ? new Refusal('payments_unavailable') : error;
  }
}

/** Registers the calls about plans and payments. */
export function registerBillingRoutes(
  route: Router,
  { processor, setup, users, purchases, subscriptions }: BillingRoutesOptions,
): void {
  const { billing } = endpoints;

  async function toOutcome(userId: string, result: PurchaseResult): Promise<PaymentOutcome> {
    switch (result.status) {
      case 'refused':
        throw new Refusal(result.code);
      case 'pending':
        return { status: 'pending' };
      case 'action-required': {
        const { purchaseId: action_id, step } = result;
        return { status: 'action_required', action: { ...step, action_id } };
      }
      case 'done': {
        const { subscription, customer } = await users.me(userId);
        return { status: 'done', subscription, customer };
      }
    }
  }

  /** Numbers arrive at the sandbox alone: a real processor's script has turned them into a token in the browser. */
  async function createToken(card: CardFields): Promise<string> {
    if (!processor.createToken) throw new Refusal('card_number_refused');
    const made = await reach(processor.createToken(card));
    if (made.status === 'declined') throw new Refusal(made.reason);
    return made.token;
  }

  type CardBody = { card_number: string; expire_month: number; expire_year: number; cvc: string };
  const fieldsOf = ({ card_number, expire_month, expire_year, cvc }: CardBody): CardFields => ({
    cardNumber: card_number,
    expireMonth: expire_month,
    expireYear: expire_year,
    cvc,
  });

  /** A plan that is behind with its payment is paid with the new card at once. */
  async function payOwed(userId: string, kept: PurchaseResult): Promise<PurchaseResult> {
    if (kept.status !== 'done') return kept;
    const { subscription } = await users.me(userId);
    return subscription.status === 'past_due'
      ? purchases.begin(userId, beginPurchase.renew({ isPersonPresent: true }))
      : kept;
  }

  route(billing.paymentSetup, () => setup());
  route(billing.createCardToken, async ({ body }) => ({ token: await createToken(fieldsOf(body)) }));
  route(billing.updateCard, async ({ userId, body }) => {
    const offer = { package: body.package_name ?? 'free', price: body.package_price ?? -1 } as const;
    const trial = body.get_trial ? requireOffer(offer) : null;
    const token = 'token' in body ? body.token : await createToken(fieldsOf(body));
    const kept = await purchases.begin(userId, beginPurchase.keepCard({ token, trial }));
    return toOutcome(userId, await payOwed(userId, kept));
  });
  route(billing.checkOut, async ({ userId, body }) => {
    const offer = requireOffer({ package: body.package_name, price: body.package_price });
    const bought = await purchases.begin(userId, beginPurchase.buy({ package: offer, token: body.token }));
    return toOutcome(userId, bought);
  });
  route(billing.confirmPayment, async ({ userId, body }) => {
    const purchase = await purchases.find(userId, body.action_id);
    if (!purchase) throw new Refusal('payment_not_found');
    const { id: key, kind } = purchase;
    const { approve } = body;
    if (approve !== undefined && processor.answerBank) await reach(processor.answerBank({ key, approve }));
    const result = await purchases.drive(purchase);
    return toOutcome(userId, kind === 'card' ? await payOwed(userId, result) : result);
  });
  route(billing.checkOutByCode, ({ userId, body }) => subscriptions.redeem(userId, body.code));
  route(billing.getTrial, async ({ userId, body }) => {
    const wanted = { package: body.package_name, price: body.package_price };
    return { status: await subscriptions.getTrial(userId, wanted) };
  });
  route(billing.cancelSubscription, ({ userId }) => subscriptions.cancel(userId));
  route(billing.restartSubscription, ({ userId }) => subscriptions.restart(userId));
  route(billing.payments, ({ userId }) => subscriptions.payments(userId));
}

import * as z from 'zod';
import { limits } from '../constants/limits.ts';
import { packageNameSchema } from '../constants/plans.ts';
import { access } from '../endpoint/access.ts';
import { defineEndpoint } from '../endpoint/defineEndpoint.ts';
import { cardPayloadSchema, customerSchema, subscriptionSchema, trialStatuses } from '../models/billing.ts';
import { filledText } from '../schema/text.ts';
import { flagSchema } from '../schema/values.ts';

/** AUD per month as the client shows it; the server charges its own price and refuses another one. */
const price = z.coerce.number<number | string>().min(0).max(10_000);

/** Subscription and payment. */
export const billingEndpoints = {
  updateCard: defineEndpoint({
    id: 'billing.updateCard',
    method: 'POST',
    path: '/user/update-card',
    access: access.self,
    feature: null,
    limit: 'payments',
    body: cardPayloadSchema.extend({
      get_trial: flagSchema.optional(),
      package_name: packageNameSchema.optional(),
      package_price: price.optional(),
    }),
    data: z.object({ customer: customerSchema, subscription: subscriptionSchema }),
    errors: ['card_invalid', 'card_expired', 'card_declined', 'price_mismatch', 'trial_used'],
    stage: 'later',
    behaviour: 'account-and-plans#card-form',
    summary: 'Stores a card; with get_trial it also begins the trial of a plan.',
  }),
  checkOut: defineEndpoint({
    id: 'billing.checkOut',
    method: 'POST',
    path: '/user/check-out',
    access: access.self,
    feature: null,
    limit: 'payments',
    body: z.object({
      token: filledText(limits.token),
      package_name: packageNameSchema,
      package_price: price,
    }),
    data: subscriptionSchema,
    errors: ['card_declined', 'card_invalid', 'card_expired', 'plan_unknown', 'price_mismatch'],
    stage: 'later',
    behaviour: 'checkout#card-checkout',
    summary: 'Pays for a plan with the token of the card widget.',
  }),
  checkOutByCode: defineEndpoint({
    id: 'billing.checkOutByCode',
    method: 'POST',
    path: '/user/check-out-by-code',
    access: access.self,
    feature: null,
    limit: 'giftCodes',
    body: z.object({ code: filledText(100) }),
    data: subscriptionSchema,
    errors: ['gift_code_invalid', 'gift_code_redeemed', 'plan_running'],
    behaviour: 'checkout#gift-checkout',
    summary: 'Redeems a gift code; case and outer spaces do not matter.',
  }),
  getTrial: defineEndpoint({
    id: 'billing.getTrial',
    method: 'POST',
    path: '/user/get-trial',
    access: access.self,
    feature: null,
    limit: 'payments',
    body: z.object({ package_name: packageNameSchema, package_price: price }),
    data: z.object({ status: z.enum(trialStatuses) }),
    errors: ['plan_unknown', 'price_mismatch', 'trial_used'],
    stage: 'later',
    behaviour: 'account-and-plans#trial',
    summary: 'Begins a trial, or says that a card is needed or a plan already runs.',
  }),
  cancelSubscription: defineEndpoint({
    id: 'billing.cancelSubscription',
    method: 'POST',
    path: '/user/cancel-subscription',
    access: access.self,
    feature: null,
    limit: 'payments',
    body: z.object({}).nullable().optional(),
    data: subscriptionSchema,
    errors: ['subscription_not_found'],
    behaviour: 'account-and-plans#cancel-subscription-page',
    summary: 'Ends the plan at the end of the current period.',
  }),
};

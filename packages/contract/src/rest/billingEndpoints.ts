import * as z from 'zod';
import { packageNameSchema } from '../constants/packageNameSchema.ts';
import { defineEndpoint } from '../endpoint/defineEndpoint.ts';
import {
  cardPayloadSchema,
  cardTokenSchema,
  paymentOutcomeSchema,
  paymentSchema,
  paymentSetupSchema,
  subscriptionSchema,
  trialStatuses,
} from '../models/billing.ts';
import { filledText } from '../schema/text.ts';
import { flagSchema } from '../schema/values.ts';
import { billingRequests } from './billingRequests.ts';

/** AUD per month as the client shows it; the server charges its own price and refuses another one. */
const price = z.coerce.number<number | string>().min(0).max(10_000);

const cardErrors = ['card_invalid', 'card_expired', 'card_declined', 'payments_unavailable'] as const;
const tokenFields = z.object({ token: cardTokenSchema });
const trialFields = {
  get_trial: flagSchema.optional(),
  package_name: packageNameSchema.optional(),
  package_price: price.optional(),
};
const nothing = z.object({}).nullable().optional();

/** Subscription and payment. */
export const billingEndpoints = {
  updateCard: defineEndpoint({
    ...billingRequests.updateCard,
    needsPlans: true,
    limit: 'payments',
    body: z.union([cardPayloadSchema.extend(trialFields), tokenFields.extend(trialFields)]),
    data: paymentOutcomeSchema,
    errors: [
      'plans_off',
      ...cardErrors,
      'card_number_refused',
      'plan_unknown',
      'price_mismatch',
      'trial_used',
    ],
    behaviour: 'account-and-plans#card-form',
    summary: 'Stores a card; with get_trial it also begins the trial of a plan.',
  }),
  checkOut: defineEndpoint({
    ...billingRequests.checkOut,
    needsPlans: true,
    limit: 'payments',
    body: z.object({
      token: cardTokenSchema,
      package_name: packageNameSchema,
      package_price: price,
    }),
    data: paymentOutcomeSchema,
    errors: ['plans_off', ...cardErrors, 'plan_unknown', 'plan_running', 'price_mismatch'],
    behaviour: 'checkout#card-checkout',
    summary: 'Pays for a plan with the token of the card widget.',
  }),
  checkOutByCode: defineEndpoint({
    ...billingRequests.checkOutByCode,
    needsPlans: true,
    limit: 'giftCodes',
    body: z.object({ code: filledText(100) }),
    data: subscriptionSchema,
    errors: ['plans_off', 'gift_code_invalid', 'gift_code_redeemed', 'plan_running'],
    behaviour: 'checkout#gift-checkout',
    summary: 'Redeems a gift code; case and outer spaces do not matter.',
  }),
  getTrial: defineEndpoint({
    ...billingRequests.getTrial,
    needsPlans: true,
    limit: 'payments',
    body: z.object({ package_name: packageNameSchema, package_price: price }),
    data: z.object({ status: z.enum(trialStatuses) }),
    errors: ['plans_off', 'plan_unknown', 'price_mismatch', 'trial_used'],
    behaviour: 'account-and-plans#trial',
    summary: 'Begins a trial, or says that a card is needed or a plan already runs.',
  }),
  cancelSubscription: defineEndpoint({
    ...billingRequests.cancelSubscription,
    needsPlans: true,
    limit: 'payments',
    body: nothing,
    data: subscriptionSchema,
    errors: ['plans_off', 'subscription_not_found'],
    behaviour: 'account-and-plans#cancel-subscription-page',
    summary: 'Ends the plan at the end of the current period.',
  }),
  restartSubscription: defineEndpoint({
    ...billingRequests.restartSubscription,
    extension: true,
    needsPlans: true,
    limit: 'payments',
    body: nothing,
    data: subscriptionSchema,
    errors: ['plans_off', 'subscription_not_found'],
    behaviour: 'account-and-plans#cancel-subscription-page',
    summary: 'Takes a cancellation back while the plan still runs.',
  }),
  confirmPayment: defineEndpoint({
    ...billingRequests.confirmPayment,
    extension: true,
    needsPlans: true,
    limit: 'payments',
    body: z.object({
      action_id: z.uuid(),
      /** What the person answered to the sandbox's bank; with Stripe the bank itself knows. */
      approve: z.boolean().optional(),
    }),
    data: paymentOutcomeSchema,
    errors: ['plans_off', ...cardErrors, 'payment_not_found', 'trial_used'],
    behaviour: 'checkout#confirmation-by-the-bank',
    summary: 'Goes on with a purchase or a card after the bank has asked the person.',
  }),
  paymentSetup: defineEndpoint({
    ...billingRequests.paymentSetup,
    extension: true,
    limit: 'reads',
    data: paymentSetupSchema,
    errors: [],
    behaviour: 'checkout#sandbox-payments',
    summary: 'How cards are entered on this server.',
  }),
  createCardToken: defineEndpoint({
    ...billingRequests.createCardToken,
    extension: true,
    needsPlans: true,
    limit: 'payments',
    body: cardPayloadSchema,
    data: tokenFields,
    errors: ['plans_off', ...cardErrors, 'card_number_refused'],
    behaviour: 'checkout#sandbox-payments',
    summary: "Turns a test card into a token; the sandbox's part of a provider's card form.",
  }),
  payments: defineEndpoint({
    ...billingRequests.payments,
    extension: true,
    limit: 'reads',
    data: z.array(paymentSchema),
    errors: [],
    behaviour: 'account-and-plans#past-payments',
    summary: 'Past payments, refunds and gifts, newest first; the newest 200.',
  }),
  paymentWebhook: defineEndpoint({
    ...billingRequests.paymentWebhook,
    extension: true,
    limit: 'paymentEvents',
    accepts: 'binary',
    data: z.null(),
    errors: ['not_found', 'signature_invalid'],
    behaviour: 'checkout#stripe',
    summary: 'What Stripe reports, signed in the header stripe-signature; absent without Stripe.',
  }),
};

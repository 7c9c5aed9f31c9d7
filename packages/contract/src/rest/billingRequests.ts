import { access } from '../endpoint/access.ts';
import { defineRequests } from '../endpoint/defineRequests.ts';

/** Subscription and payment. */
export const billingRequests = defineRequests({
  updateCard: {
    id: 'billing.updateCard',
    method: 'POST',
    path: '/user/update-card',
    access: access.self,
    feature: null,
  },
  checkOut: {
    id: 'billing.checkOut',
    method: 'POST',
    path: '/user/check-out',
    access: access.self,
    feature: null,
  },
  checkOutByCode: {
    id: 'billing.checkOutByCode',
    method: 'POST',
    path: '/user/check-out-by-code',
    access: access.self,
    feature: null,
  },
  getTrial: {
    id: 'billing.getTrial',
    method: 'POST',
    path: '/user/get-trial',
    access: access.self,
    feature: null,
  },
  cancelSubscription: {
    id: 'billing.cancelSubscription',
    method: 'POST',
    path: '/user/cancel-subscription',
    access: access.self,
    feature: null,
  },
  restartSubscription: {
    id: 'billing.restartSubscription',
    method: 'POST',
    path: '/user/restart-subscription',
    access: access.self,
    feature: null,
  },
  confirmPayment: {
    id: 'billing.confirmPayment',
    method: 'POST',
    path: '/user/confirm-payment',
    access: access.self,
    feature: null,
  },
  paymentSetup: {
    id: 'billing.paymentSetup',
    method: 'GET',
    path: '/user/payment-setup',
    access: access.self,
    feature: null,
  },
  createCardToken: {
    id: 'billing.createCardToken',
    method: 'POST',
    path: '/user/card-token',
    access: access.self,
    feature: null,
  },
  payments: {
    id: 'billing.payments',
    method: 'GET',
    path: '/user/payments',
    access: access.self,
    feature: null,
  },
  paymentWebhook: {
    id: 'billing.paymentWebhook',
    method: 'POST',
    path: '/payments/webhook',
    access: access.public,
    feature: null,
  },
});

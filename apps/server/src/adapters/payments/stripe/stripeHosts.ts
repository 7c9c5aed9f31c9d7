import type { PageHosts } from '../../../ports/PaymentProcessor.ts';

/** Hosts of Stripe's script, of the frames that it opens, and of what it calls, as Stripe documents them. */
export const stripeHosts: PageHosts = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
};

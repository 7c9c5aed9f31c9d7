import type { Stripe } from '@stripe/stripe-js';

/** Stripe's script with the key of this server. */
const loaded = new Map<string, Promise<Stripe>>();

async function load(publishableKey: string): Promise<Stripe> {
  // Only here, and only with Stripe, does a page ask another host for a script; `pure` does nothing when it is read.
  const { loadStripe: loadScript } = await import('@stripe/stripe-js/pure');
  const stripe = await loadScript(publishableKey);
  if (!stripe) throw new Error('Stripe.js is not there.');
  return stripe;
}

/**
 * Loads Stripe's script once; after a failure the next call tries again.
 *
 * @throws Error where the script could not be loaded
 */
export function loadStripe(publishableKey: string): Promise<Stripe> {
  const known = loaded.get(publishableKey);
  if (known) return known;
  const loading = load(publishableKey);
  loaded.set(publishableKey, loading);
  loading.catch(() => loaded.delete(publishableKey));
  return loading;
}

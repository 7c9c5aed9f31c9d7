/** The two query parameters that travel through sign-in to the checkout (docs/behaviour/routes.md, Redirect rule). */
export interface CheckoutIntent {
  /** How to pay: `card` or `gift`. */
  method: string | null;
  /** The plan's name. */
  package: string | null;
}

/** Reads package and method from an address's query. */
export function readIntent(query: URLSearchParams): CheckoutIntent {
  return { method: query.get('method') || null, package: query.get('package') || null };
}

/** Adds package and method, where present, to a path; the other parameters stay behind. */
export function withIntent(path: string, { method, package: plan }: CheckoutIntent): string {
  const query = new URLSearchParams();
  if (method) query.set('method', method);
  if (plan) query.set('package', plan);
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/**
 * Where somebody goes who is signed in (docs/behaviour/routes.md, Redirect rule): with a method to the checkout, with only a
 * package to the choice of payment, otherwise to the chats. A method without a package leaves the package out.
 */
export function redirectRule({ method, package: plan }: CheckoutIntent): string {
  if (method) return withIntent('/check-out', { method, package: plan });
  if (plan) return withIntent('/check-out/method', { method: null, package: plan });
  return '/chat';
}

/** The intent of a redeemed gift: the quick link of a gift leads to the premium plan (docs/behaviour/routes.md, Redirect rule). */
export const giftIntent: CheckoutIntent = { method: 'gift', package: 'premium' };

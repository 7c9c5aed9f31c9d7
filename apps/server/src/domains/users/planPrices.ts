import type { PackageName } from '@franca/contract';

/** Price of each plan in AUD per month (0 §3). */
export const planPrices: Record<PackageName, number> = {
  free: 0,
  premium: 4.99,
  ultimate: 9.99,
  enterprise: 29.99,
};

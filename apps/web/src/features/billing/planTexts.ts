import type { PackageName } from '@franca/contract';
import type { TextKey } from '../../strings/texts.ts';

/** Names of the plans, by their names on the wire. */
export const planNames: Record<PackageName, TextKey> = {
  free: 'billing.planFree',
  premium: 'billing.planPremium',
  ultimate: 'billing.planUltimate',
  enterprise: 'billing.planEnterprise',
};

/** The plans that are paid for, in the order of their prices. */
export const paidPlans = ['premium', 'ultimate', 'enterprise'] as const satisfies readonly PackageName[];

/** Name of a plan that is paid for. */
export type PaidPlan = (typeof paidPlans)[number];

/** The paid plan that an address names; undefined for any other name. */
export function readPaidPlan(name: string | null): PaidPlan | undefined {
  return paidPlans.find((plan) => plan === name);
}

/** An amount of AUD in dollars and cents, written alike in all languages. */
export function formatAmount(dollars: number): string {
  const amount = `$${Math.abs(dollars).toFixed(2)}`;
  return dollars < 0 ? `\u2212${amount}` : amount;
}

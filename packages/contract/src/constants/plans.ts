import type { PackageName } from './packageNameSchema.ts';
import { packageNames } from './packageNames.ts';

/** What one plan offers: price in AUD per month, days of trial, the people it is advertised for. */
export interface Plan {
  /** Name of the plan. */
  readonly package: PackageName;
  /** AUD per month. */
  readonly price: number;
  /** Days of free trial; 0 without one. */
  readonly trialDays: number;
  /** People that the offer names; text of the offer, no seats are counted. */
  readonly users: number;
  /** Private chats that the plan allows; null without a limit. */
  readonly privateChats: number | null;
}

/** The plans in the order shown. */
export const plans: Readonly<Record<PackageName, Plan>> = {
  free: { package: 'free', price: 0, trialDays: 0, users: 1, privateChats: 1 },
  premium: { package: 'premium', price: 4.99, trialDays: 7, users: 1, privateChats: null },
  ultimate: { package: 'ultimate', price: 9.99, trialDays: 7, users: 3, privateChats: null },
  enterprise: { package: 'enterprise', price: 29.99, trialDays: 7, users: 10, privateChats: null },
};

const every: readonly PackageName[] = packageNames;

const paid: readonly PackageName[] = ['premium', 'ultimate', 'enterprise'];

const high: readonly PackageName[] = ['ultimate', 'enterprise'];

/** The plans that include each feature: server and screens ask this table, and the plans dialog is drawn from it. */
export const features = {
  basicChat: every,
  audioCall: every,
  unlimitedPrivateChats: paid,
  privateTranslation: paid,
  groupChat: high,
  groupTranslation: high,
  imageTranslation: high,
  videoCall: high,
  transcript: high,
  smartTalk: high,
} as const satisfies Readonly<Record<string, readonly PackageName[]>>;

/** What a plan can include. */
export type Feature = keyof typeof features;

/** Whether a plan includes a feature; the server refuses with "User not permission." where it does not. */
export function planIncludes(plan: PackageName, feature: Feature): boolean {
  return features[feature].includes(plan);
}

/** The least plan that includes a feature. */
export function leastPlanWith(feature: Feature): PackageName {
  return features[feature][0] ?? 'enterprise';
}

import type { TextKey } from '../../strings/texts.ts';

/** A plan as the plans dialog offers it. */
export interface Plan {
  /** Name on the wire and in addresses. */
  id: 'free' | 'premium' | 'ultimate' | 'enterprise';
  /** Key of the name shown. */
  name: TextKey;
  /** AUD per month. */
  price: string;
  /** Keys of what it gives, best first. */
  features: readonly TextKey[];
  /** The plan whose gifts it contains, named first. */
  includes?: TextKey;
  /** Where its button leads. */
  href: string;
}

/** The four plans in the order of their prices. */
export const plans: readonly Plan[] = [
  {
    id: 'free',
    name: 'billing.planFree',
    price: '0',
    features: ['billing.planBasicChat', 'billing.planOneChat', 'billing.planFreeSeats'],
    href: '/login',
  },
  {
    id: 'premium',
    name: 'billing.planPremium',
    price: '4.99',
    features: [
      'billing.planPrivateChats',
      'billing.planOnTheGo',
      'billing.planPremiumSeats',
      'billing.planTrial',
    ],
    href: '/login?package=premium',
  },
  {
    id: 'ultimate',
    name: 'billing.planUltimate',
    price: '9.99',
    includes: 'billing.planPremium',
    features: [
      'billing.planGroupChat',
      'billing.planVideo',
      'billing.planImageText',
      'billing.planAssistant',
      'billing.planUltimateSeats',
      'billing.planTrial',
    ],
    href: '/login?package=ultimate',
  },
  {
    id: 'enterprise',
    name: 'billing.planEnterprise',
    price: '29.99',
    includes: 'billing.planUltimate',
    features: ['billing.planEnterpriseSeats', 'billing.planTrial'],
    href: '/login?package=enterprise',
  },
];

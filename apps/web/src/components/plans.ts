import type { TextKey } from '../strings/useText.ts';

/** A plan as the plans dialog offers it (spec 0 §9). */
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
  /** Where its button leads (spec 0 §2, Plans dialog; readings A3). */
  href: string;
}

/** The four plans in the order of their prices. */
export const plans: readonly Plan[] = [
  {
    id: 'free',
    name: 'planFree',
    price: '0',
    features: ['planBasicChat', 'planOneChat', 'planFreeSeats'],
    href: '/login',
  },
  {
    id: 'premium',
    name: 'planPremium',
    price: '4.99',
    features: ['planPrivateChats', 'planOnTheGo', 'planPremiumSeats', 'planTrial'],
    href: '/login?package=premium',
  },
  {
    id: 'ultimate',
    name: 'planUltimate',
    price: '9.99',
    includes: 'planPremium',
    features: [
      'planGroupChat',
      'planVideo',
      'planImageText',
      'planAssistant',
      'planUltimateSeats',
      'planTrial',
    ],
    href: '/login?package=ultimate',
  },
  {
    id: 'enterprise',
    name: 'planEnterprise',
    price: '29.99',
    includes: 'planUltimate',
    features: ['planEnterpriseSeats', 'planTrial'],
    href: '/login?package=enterprise',
  },
];

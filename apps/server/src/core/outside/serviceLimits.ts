import type { OutsideServiceName } from '@franca/contract';
import type { ServiceLimits } from './OutsideService.ts';

/** What each service may cost: few places, so that those who need it wait, and nobody else does. */
export const serviceLimits: Readonly<Record<OutsideServiceName, ServiceLimits>> = {
  files: { total: 24, perOwner: 4, timeoutMs: 5000 },
  payments: { total: 8, perOwner: 2, timeoutMs: 8000 },
  mail: { total: 8, perOwner: 2, timeoutMs: 8000 },
  sms: { total: 8, perOwner: 2, timeoutMs: 8000 },
  translation: { total: 16, perOwner: 4, timeoutMs: 8000 },
  push: { total: 32, perOwner: 4, timeoutMs: 8000 },
  places: { total: 8, perOwner: 2, timeoutMs: 5000 },
  links: { total: 16, perOwner: 3, timeoutMs: 5000, isAnywhere: true },
  media: { total: 8, perOwner: 2, timeoutMs: 5000 },
  assistant: { total: 32, perOwner: 2, timeoutMs: 8000 },
  speech: { total: 8, perOwner: 2, timeoutMs: 8000 },
  identity: { total: 4, perOwner: 1, timeoutMs: 5000 },
  pictures: { total: 4, perOwner: 1, timeoutMs: 45_000 },
};

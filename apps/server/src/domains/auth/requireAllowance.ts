import { Refusal } from '../../core/Refusal.ts';
import type { RateLimit, RateLimiter } from '../../db/createRateLimiter.ts';

const hour = 3600;

/** The limits of signing in; one network may be a whole company, one number is one person. */
export const authLimits = {
  codesPerNumber: { name: 'code:number', limit: 6, windowSeconds: hour },
  codesPerNetwork: { name: 'code:network', limit: 200, windowSeconds: hour },
  linksPerAddress: { name: 'link:address', limit: 6, windowSeconds: hour },
  linksPerNetwork: { name: 'link:network', limit: 200, windowSeconds: hour },
  triesPerNetwork: { name: 'try:network', limit: 600, windowSeconds: hour },
} satisfies Record<string, RateLimit>;

/** Counts one use and refuses with 429 and `Retry-After` when the limit is passed. */
export async function requireAllowance(
  limiter: RateLimiter,
  limit: RateLimit,
  subject: string,
): Promise<void> {
  const retryAfter = await limiter(limit, subject);
  if (retryAfter > 0) throw new Refusal('rate_limited', { retryAfter });
}

import type { RateLimitName } from '@franca/contract';
import { Refusal } from '../../core/Refusal.ts';
import type { RateLimiter } from '../../db/createRateLimiter.ts';

/** Counts one use of a limit that only a service can count, and refuses with 429 and `Retry-After` when it is passed. */
export async function requireAllowance(
  limiter: RateLimiter,
  limit: RateLimitName,
  subject: string,
): Promise<void> {
  const retryAfter = await limiter(limit, subject);
  if (retryAfter > 0) throw new Refusal('rate_limited', { retryAfter });
}

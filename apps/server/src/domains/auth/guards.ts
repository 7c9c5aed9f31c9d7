import type { RateLimitName } from '@franca/contract';
import { Refusal } from '../../core/Refusal.ts';
import type { RateLimiter } from '../../db/createRateLimiter.ts';
import { usedChallenges } from '../../db/schema/auth.ts';
import type { AuthContext } from './AuthContext.ts';

/** Counts one use of a limit that only a service can count, and refuses with 429 and `Retry-After` when it is passed. */
export async function requireAllowance(
  limiter: RateLimiter,
  limit: RateLimitName,
  subject: string,
): Promise<void> {
  const retryAfter = await limiter(limit, subject);
  if (retryAfter > 0) throw new Refusal('rate_limited', { retryAfter });
}

/** Accepts a solved challenge exactly once, across all processes; refuses anything else. */
export async function consumeCaptcha(
  { captcha, db }: Pick<AuthContext, 'captcha' | 'db'>,
  payload: string,
): Promise<void> {
  const verdict = await captcha.verify(payload);
  if (!verdict.solved) throw new Refusal('captcha_invalid');
  const used = await db
    .insert(usedChallenges)
    .values({ signature: verdict.key, expiresAt: verdict.expiresAt })
    .onConflictDoNothing()
    .returning();
  if (used.length === 0) throw new Refusal('captcha_invalid');
}

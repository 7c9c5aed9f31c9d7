import type { RateLimitName } from '@franca/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { RateLimiter } from '../db/createRateLimiter.ts';
import type { Clock } from '../ports/Clock.ts';
import { Refusal } from './Refusal.ts';

/** Limits of messages over all their recipients. */
export type TotalLimit = Extract<RateLimitName, `${string}InTotal`>;

/** What messages are counted with. */
export type TotalsOptions = {
  limiter: RateLimiter;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
};

/** When each total was last reported by this process, in milliseconds since 1970; a flood is one report an hour. */
const reportEveryMs = 3_600_000;
const reportedAt = new WeakMap<RateLimiter, Map<TotalLimit, number>>();

/** Counts a message over all recipients; refuses beyond, and says so once an hour at level error: money or a name is at stake. */
export async function requireTotalAllowance(
  { limiter, clock, log }: TotalsOptions,
  limit: TotalLimit,
): Promise<void> {
  const retryAfter = await limiter(limit, 'all');
  if (retryAfter === 0) return;
  const reports = reportedAt.get(limiter) ?? new Map<TotalLimit, number>();
  reportedAt.set(limiter, reports);
  const now = clock().getTime();
  if (now - (reports.get(limit) ?? Number.NEGATIVE_INFINITY) >= reportEveryMs) {
    reports.set(limit, now);
    log.error({ limit }, 'the limit of messages over all recipients is reached: nothing more is sent');
  }
  throw new Refusal('rate_limited', { retryAfter });
}

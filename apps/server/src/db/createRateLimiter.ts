import { sql } from 'drizzle-orm';
import type { Clock } from '../ports/Clock.ts';
import type { Database } from './Database.ts';
import { rateLimits } from './schema/auth.ts';

/** How much of something is allowed. */
export type RateLimit = {
  /** What is counted, e.g. `code:network`. */
  name: string;
  /** How often within the window. */
  limit: number;
  /** Length of the window in seconds; it begins with the first count. */
  windowSeconds: number;
};

/** Counts one more use for a subject; answers the seconds to wait when that is too many, otherwise 0. */
export type RateLimiter = (limit: RateLimit, subject: string) => Promise<number>;

/** Fixed-window counters in the database, so that all processes share them; `hash` hides the subject at rest. */
export function createRateLimiter(db: Database, clock: Clock, hash: (value: string) => string): RateLimiter {
  return async ({ name, limit, windowSeconds }, subject) => {
    const now = clock();
    const resetAt = new Date(now.getTime() + windowSeconds * 1000);
    const over = sql`${rateLimits.resetAt} <= ${now.toISOString()}`;
    const [row] = await db
      .insert(rateLimits)
      .values({ key: hash(`${name}:${subject}`), count: 1, resetAt })
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: {
          count: sql`case when ${over} then 1 else ${rateLimits.count} + 1 end`,
          resetAt: sql`case when ${over} then ${resetAt.toISOString()} else ${rateLimits.resetAt} end`,
        },
      })
      .returning();
    if (!row || row.count <= limit) return 0;
    return Math.max(1, Math.ceil((row.resetAt.getTime() - now.getTime()) / 1000));
  };
}

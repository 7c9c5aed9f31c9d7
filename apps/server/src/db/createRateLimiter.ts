import { type RateLimitName, rateLimits } from '@franca/contract';
import { sql } from 'drizzle-orm';
import type { Clock } from '../ports/Clock.ts';
import type { Database } from './Database.ts';
import { rateLimits as counters } from './schema/auth.ts';

/** Counts uses for a subject, one by default; returns the seconds to wait when that is too many, otherwise 0. */
export type RateLimiter = (name: RateLimitName, subject: string, uses?: number) => Promise<number>;

/** Uses that this process may still grant without asking the database. */
type Lease = { left: number; resetAt: Date };

/** Part of a limit that a process takes at once: it saves 19 of 20 statements, and a limit of a few is counted exactly. */
const leaseShare = 20;
/** Leases kept at most; who has lost one takes another. */
const leasesKept = 50_000;

/**
 * Fixed-window counters in the database, shared by all processes. A process takes its uses in small leases, so that
 * most requests cost no statement; with several processes a person may be stopped early by what the others hold.
 *
 * @param hash hides the subject at rest
 */
export function createRateLimiter(db: Database, clock: Clock, hash: (value: string) => string): RateLimiter {
  const leases = new Map<string, Lease>();

  const leftOf = (key: string, now: Date): number => {
    const lease = leases.get(key);
    return lease && lease.resetAt > now ? lease.left : 0;
  };

  function keep(key: string, lease: Lease): void {
    leases.delete(key);
    const [oldest] = leases.size >= leasesKept ? leases.keys() : [];
    if (oldest !== undefined) leases.delete(oldest);
    leases.set(key, lease);
  }

  /** Counts an amount in the database; returns how much of it is within the limit, and when the window ends. */
  async function take(name: RateLimitName, key: string, amount: number): Promise<Lease> {
    const { count, windowSeconds } = rateLimits[name];
    const now = clock();
    const end = new Date(now.getTime() + windowSeconds * 1000);
    const isOver = sql`${counters.resetAt} <= ${now.toISOString()}`;
    const [row] = await db
      .insert(counters)
      .values({ key: hash(key), count: amount, resetAt: end })
      .onConflictDoUpdate({
        target: counters.key,
        set: {
          count: sql`case when ${isOver} then ${amount}::int else ${counters.count} + ${amount}::int end`,
          resetAt: sql`case when ${isOver} then ${end.toISOString()}::timestamptz else ${counters.resetAt} end`,
        },
      })
      .returning();
    if (!row) throw new Error('The counter was not returned.');
    const before = row.count - amount;
    return { left: Math.max(0, Math.min(amount, count - before)), resetAt: row.resetAt };
  }

  return async (name, subject, uses = 1) => {
    const key = `${name}:${subject}`;
    const missing = uses - leftOf(key, clock());
    const share = Math.floor(rateLimits[name].count / leaseShare);
    const taken = missing > 0 ? await take(name, key, Math.max(missing, share, 1)) : undefined;
    // Another request of this process may have taken a lease, or used one, in the meantime.
    const now = clock();
    const left = leftOf(key, now) + (taken?.left ?? 0);
    const resetAt = taken?.resetAt ?? leases.get(key)?.resetAt ?? now;
    const isGranted = left >= uses;
    keep(key, { left: isGranted ? left - uses : left, resetAt });
    return isGranted ? 0 : Math.max(1, Math.ceil((resetAt.getTime() - now.getTime()) / 1000));
  };
}

import { type RateLimitName, rateLimits } from '@franca/contract';
import { sql } from 'drizzle-orm';
import type { Clock } from '../ports/Clock.ts';
import type { Database } from './Database.ts';
import { rateLimits as counters } from './schema/auth.ts';

/** Counts uses for a subject, one by default; returns the seconds to wait when that is too many, otherwise 0. */
export type RateLimiter = (name: RateLimitName, subject: string, uses?: number) => Promise<number>;

/** What this process knows of one bucket. */
type Lease = {
  /** Uses that it took and has not granted yet. */
  left: number;
  /** When these are void: who comes back later is counted anew. */
  endsAt: number;
  /** Until when `refused` uses or more are refused without asking the database. */
  refusedUntil: number;
  /** The fewest uses that were refused. */
  refused: number;
};

/** Part of a bucket that a process takes at once: it saves 19 of 20 statements, and a bucket of a few is counted exactly. */
const leaseShare = 20;
/** How long uses that were taken stay good, at least: who writes now and then costs no statement for each message. */
const minLeaseMs = 60_000;
/** Leases kept at most; who has lost one takes another. */
const leasesKept = 50_000;

/**
 * Token buckets in the database, shared by all processes. Of each bucket one time is stored: when it will be full again.
 * A process takes its uses in small leases, so that most requests cost no statement; with several processes a person may
 * be stopped early by what the others hold. Who was refused is refused again without a statement until a use is back.
 *
 * @param hash hides the subject at rest
 */
export function createRateLimiter(db: Database, clock: Clock, hash: (value: string) => string): RateLimiter {
  const leases = new Map<string, Lease>();

  function keep(key: string, lease: Lease): void {
    leases.delete(key);
    const [oldest] = leases.size >= leasesKept ? leases.keys() : [];
    if (oldest !== undefined) leases.delete(oldest);
    leases.set(key, lease);
  }

  /** Takes up to `amount` uses out of the bucket; returns how many there were, and when it will be full again. */
  async function take(
    name: RateLimitName,
    key: string,
    amount: number,
  ): Promise<{ taken: number; fullAt: number }> {
    const { count, windowSeconds } = rateLimits[name];
    const now = clock();
    const secondsPerUse = windowSeconds / count;
    const at = sql`${now.toISOString()}::timestamptz`;
    const from = sql`greatest(${counters.fullAt}, ${at})`;
    const missingSeconds = sql`extract(epoch from ${from} - ${at})`;
    // The thousandth of a use forgives what is lost in rounding.
    const held = sql`floor((${windowSeconds}::float8 - ${missingSeconds}) / ${secondsPerUse}::float8 + 0.001)::int`;
    const granted = sql`least(${amount}::int, greatest(0, ${held}))`;
    const first = Math.min(amount, count);
    const [row] = await db
      .insert(counters)
      .values({
        key: hash(key),
        granted: first,
        fullAt: new Date(now.getTime() + first * secondsPerUse * 1000),
      })
      .onConflictDoUpdate({
        target: counters.key,
        set: {
          granted,
          fullAt: sql`${from} + ${granted} * ${secondsPerUse}::float8 * interval '1 second'`,
        },
      })
      .returning();
    if (!row) throw new Error('The bucket was not returned.');
    return { taken: row.granted, fullAt: row.fullAt.getTime() };
  }

  return async (name, subject, uses = 1) => {
    const { count, windowSeconds } = rateLimits[name];
    const windowMs = windowSeconds * 1000;
    const key = `${name}:${subject}`;
    const findLease = (): Lease | undefined => {
      const lease = leases.get(key);
      return lease && lease.endsAt > clock().getTime() ? lease : undefined;
    };
    const secondsUntil = (time: number): number => Math.max(1, Math.ceil((time - clock().getTime()) / 1000));

    const known = findLease();
    if (known && uses >= known.refused && known.refusedUntil > clock().getTime())
      return secondsUntil(known.refusedUntil);
    const missing = uses - (known?.left ?? 0);
    const share = Math.floor(count / leaseShare);
    const more = missing > 0 ? await take(name, key, Math.max(missing, share, 1)) : undefined;
    // Another request of this process may have taken a lease, or used one, in the meantime.
    const lease = findLease();
    const left = (lease?.left ?? 0) + (more?.taken ?? 0);
    const endsAt = more ? clock().getTime() + Math.max(windowMs, minLeaseMs) : (lease?.endsAt ?? 0);
    if (left >= uses) {
      keep(key, { left: left - uses, endsAt, refusedUntil: 0, refused: 0 });
      return 0;
    }
    // What is missing comes back use by use, and the whole bucket until it is full.
    const fullAt = more?.fullAt ?? clock().getTime() + windowMs;
    const refusedUntil = fullAt - windowMs + ((uses - left) * windowMs) / count;
    keep(key, { left, endsAt, refusedUntil, refused: uses });
    return secondsUntil(refusedUntil);
  };
}

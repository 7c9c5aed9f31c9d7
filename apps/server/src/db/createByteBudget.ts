import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../ports/Clock.ts';
import type { Database } from './Database.ts';
import { rateLimits as counters } from './schema/auth.ts';

/** Bytes that each subject may use up in a day; shared by all processes. */
export type ByteBudget = {
  /** Takes bytes if there are so many; returns the seconds to wait when there are not, otherwise 0. */
  take: (subject: string, bytes: number) => Promise<number>;
  /** Seconds until so many bytes could be taken; takes none. */
  secondsUntil: (subject: string, bytes: number) => Promise<number>;
  /** Gives back bytes that were taken and not used. */
  giveBack: (subject: string, bytes: number) => Promise<void>;
};

/** What a budget is kept with. */
export type ByteBudgetOptions = {
  db: Database;
  clock: Clock;
  /** Hides the subject at rest. */
  hash: (value: string) => string;
  /** Names the budget: each has buckets of its own. */
  name: string;
  /** Bytes in a full bucket. */
  bytesPerDay: number;
};

const daySeconds = 24 * 3600;

/**
 * A token bucket for bytes, in the table of the rate limits: stored is the moment at which the bucket is full again.
 * Nothing is leased: one statement takes the bytes of one file, and a day's worth is exact over all processes.
 */
export function createByteBudget(options: ByteBudgetOptions): ByteBudget {
  const { db, clock, hash, name, bytesPerDay } = options;
  const keyOf = (subject: string): string => hash(`${name}:${subject}`);
  const secondsOf = (bytes: number): number => (bytes * daySeconds) / bytesPerDay;

  /** Seconds until a bucket that is full at a time holds so many bytes; more than it can hold are asked for in vain. */
  const waitFor = (fullAt: Date, bytes: number): number => {
    if (bytes > bytesPerDay) return daySeconds;
    const missing = Math.max(0, (fullAt.getTime() - clock().getTime()) / 1000);
    const wait = missing + secondsOf(bytes) - daySeconds;
    return wait > 0 ? Math.max(1, Math.ceil(wait)) : 0;
  };

  async function secondsUntil(subject: string, bytes: number): Promise<number> {
    const [row] = await db
      .select()
      .from(counters)
      .where(eq(counters.key, keyOf(subject)));
    return waitFor(row?.fullAt ?? clock(), bytes);
  }

  async function take(subject: string, bytes: number): Promise<number> {
    if (bytes > bytesPerDay) return daySeconds;
    const at = sql`${clock().toISOString()}::timestamptz`;
    const cost = sql`${secondsOf(bytes)}::float8 * interval '1 second'`;
    const fullAt = sql`greatest(${counters.fullAt}, ${at}) + ${cost}`;
    const taken = await db
      .insert(counters)
      .values({ key: keyOf(subject), granted: 1, fullAt: sql`${at} + ${cost}` })
      .onConflictDoUpdate({
        target: counters.key,
        set: { fullAt },
        setWhere: sql`${fullAt} <= ${at} + ${daySeconds}::float8 * interval '1 second'`,
      })
      .returning();
    // Between the two statements some may have come back.
    return taken.length > 0 ? 0 : Math.max(1, await secondsUntil(subject, bytes));
  }

  return {
    take,
    secondsUntil,
    giveBack: async (subject, bytes) => {
      if (bytes <= 0) return;
      const fullAt = sql`${counters.fullAt} - ${secondsOf(bytes)}::float8 * interval '1 second'`;
      await db
        .update(counters)
        .set({ fullAt })
        .where(eq(counters.key, keyOf(subject)));
    },
  };
}

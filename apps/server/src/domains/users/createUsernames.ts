import { isReservedUsername, limits, usernameSkeleton } from '@franca/contract';
import { and, eq, isNull, lt, lte, ne, or } from 'drizzle-orm';
import { plainHash } from '../../core/hashes.ts';
import { Refusal } from '../../core/Refusal.ts';
import type { RateLimiter } from '../../db/createRateLimiter.ts';
import type { Database } from '../../db/Database.ts';
import { usernames } from '../../db/schema/usernames.ts';
import { users } from '../../db/schema/users.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { UserRow } from './Users.ts';

/** What usernames are built on. */
export type UsernamesOptions = {
  /** Where names are kept. */
  db: Database;
  /** Present time. */
  clock: Clock;
  /** Counts changes. */
  limiter: RateLimiter;
};

/** Which names are taken, and by whom. */
export type Usernames = {
  /** Gives somebody a name, or takes it away (null); returns the changed account. */
  change: (userId: string, name: string | null) => Promise<UserRow>;
  /** Gives up the name of an account that is being deleted. */
  release: (tx: Database, userId: string) => Promise<void>;
  /** Forgets names that were given up long enough ago. */
  purge: () => Promise<void>;
};

const keptMs = limits.usernameKeptDays * 86_400_000;

/** Usernames over the database: the primary key of one table decides who gets one, however many processes ask. */
export function createUsernames({ db, clock, limiter }: UsernamesOptions): Usernames {
  const keyOf = (name: string): string => plainHash(usernameSkeleton(name));
  const freeSince = (): Date => new Date(clock().getTime() - keptMs);

  /** Whether a name, or one that looks like it, belongs to somebody else, or did a short while ago. */
  const isTaken = (row: typeof usernames.$inferSelect | undefined, userId: string): boolean =>
    row !== undefined && row.userId !== userId && (row.releasedAt === null || row.releasedAt > freeSince());

  /** Refuses a name that nobody may have or somebody else has, and then one change too many: what is refused counts for none. */
  async function requireChangeable(userId: string, name: string): Promise<void> {
    if (isReservedUsername(name)) throw new Refusal('username_reserved');
    const [present] = await db.select({ name: users.username }).from(users).where(eq(users.id, userId));
    if (present?.name === name) return;
    const [row] = await db
      .select()
      .from(usernames)
      .where(eq(usernames.key, keyOf(name)));
    if (isTaken(row, userId)) throw new Refusal('username_taken');
    const retryAfter = await limiter('usernameChanges', userId, 1);
    if (retryAfter > 0) throw new Refusal('username_changes', { retryAfter });
  }

  /** One statement, so that of several who ask at once one gets it. */
  async function claim(tx: Database, userId: string, name: string): Promise<void> {
    const own = { userId, releasedAt: null };
    const given = await tx
      .insert(usernames)
      .values({ key: keyOf(name), ...own })
      .onConflictDoUpdate({
        target: usernames.key,
        set: own,
        setWhere: or(eq(usernames.userId, userId), lte(usernames.releasedAt, freeSince())),
      })
      .returning({ key: usernames.key });
    if (given.length === 0) throw new Refusal('username_taken');
  }

  return {
    change: async (userId, name) => {
      if (name !== null) await requireChangeable(userId, name);
      return db.transaction(async (tx) => {
        // One change of a person after the other: two at once would leave both names taken.
        const [present] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
        if (!present || present.deletedAt) throw new Refusal('user_not_found');
        if (present.username === name) return present;
        if (name !== null) await claim(tx, userId, name);
        const isOther = name === null ? undefined : ne(usernames.key, keyOf(name));
        await tx
          .update(usernames)
          .set({ releasedAt: clock() })
          .where(and(eq(usernames.userId, userId), isNull(usernames.releasedAt), isOther));
        const [changed] = await tx
          .update(users)
          .set({ username: name })
          .where(eq(users.id, userId))
          .returning();
        return changed ?? present;
      });
    },
    release: async (tx, userId) => {
      const now = clock();
      await tx
        .update(usernames)
        .set({ releasedAt: now })
        .where(and(eq(usernames.userId, userId), isNull(usernames.releasedAt)));
      await tx.update(usernames).set({ userId: null }).where(eq(usernames.userId, userId));
    },
    purge: async () => {
      await db.delete(usernames).where(lt(usernames.releasedAt, freeSince()));
    },
  };
}

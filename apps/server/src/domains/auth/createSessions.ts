import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { sessions } from '../../db/schema/auth.ts';
import type { Clock } from '../../ports/Clock.ts';
import { plainHash, randomToken } from './hashes.ts';

const day = 86_400_000;
const lifetimeMs = 90 * day;

/** Bearer sessions: opaque 256-bit tokens, stored as hashes, good for 90 days after their last use. */
export type Sessions = {
  /** Opens a session, optionally inside a transaction, and returns its token: the only time it is known. */
  open: (userId: string, within?: Database) => Promise<string>;
  /** Whose token this is; undefined when it is unknown, expired or revoked. */
  read: (token: string) => Promise<string | undefined>;
  /** Ends the session of a token at once. */
  revoke: (token: string) => Promise<void>;
};

/** Sessions over the database; `clock` decides about their end, `onRevoke` is told of tokens that end before it. */
export function createSessions(
  db: Database,
  clock: Clock,
  onRevoke: (token: string) => void = () => undefined,
): Sessions {
  const find = db
    .select({ userId: sessions.userId, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(
      and(eq(sessions.tokenHash, sql.placeholder('hash')), gt(sessions.expiresAt, sql.placeholder('now'))),
    )
    .prepare('find_session');

  return {
    open: async (userId, within = db) => {
      const token = randomToken();
      const now = clock();
      const expiresAt = new Date(now.getTime() + lifetimeMs);
      await within
        .insert(sessions)
        .values({ tokenHash: plainHash(token), userId, createdAt: now, expiresAt });
      return token;
    },
    read: async (token) => {
      const now = clock();
      const hash = plainHash(token);
      const [session] = await find.execute({ hash, now: now.toISOString() });
      if (!session) return undefined;
      // Sliding end, written at most once a day.
      if (session.expiresAt.getTime() - now.getTime() < lifetimeMs - day) {
        const expiresAt = new Date(now.getTime() + lifetimeMs);
        await db.update(sessions).set({ expiresAt }).where(eq(sessions.tokenHash, hash));
      }
      return session.userId;
    },
    revoke: async (token) => {
      await db.delete(sessions).where(eq(sessions.tokenHash, plainHash(token)));
      onRevoke(token);
    },
  };
}

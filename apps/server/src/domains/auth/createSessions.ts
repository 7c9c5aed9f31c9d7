import { and, eq, gt, sql } from 'drizzle-orm';
import { plainHash, randomToken } from '../../core/hashes.ts';
import type { Database } from '../../db/Database.ts';
import { sessions } from '../../db/schema/auth.ts';
import type { Clock } from '../../ports/Clock.ts';

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

/** How sessions are kept. */
export type SessionsOptions = {
  /** Called with tokens that were signed out. */
  onRevoke?: (token: string) => void;
  /**
   * True where no other process shares the database: sessions are then cached, because nobody else could end one.
   * Where several processes serve, each request asks the database, so that a sign-out counts everywhere at once.
   */
  isExclusive?: boolean;
};

/** Cached sessions at most; the oldest are dropped first. */
const maxCached = 10_000;

type Session = { userId: string; expiresAt: Date };

/** Sessions over the database; `clock` decides about their end. */
export function createSessions(
  db: Database,
  clock: Clock,
  { onRevoke = () => undefined, isExclusive = false }: SessionsOptions = {},
): Sessions {
  const cached = new Map<string, Session>();
  let revocations = 0;
  const find = db
    .select({ userId: sessions.userId, expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(
      and(eq(sessions.tokenHash, sql.placeholder('hash')), gt(sessions.expiresAt, sql.placeholder('now'))),
    )
    .prepare('find_session');

  function keep(hash: string, session: Session): void {
    if (!isExclusive) return;
    const [oldest] = cached.size >= maxCached ? cached.keys() : [];
    if (oldest !== undefined) cached.delete(oldest);
    cached.set(hash, session);
  }

  /** A session that needs no writing today; its end slides, written at most once a day. */
  const isFresh = ({ expiresAt }: Session, now: Date): boolean =>
    expiresAt.getTime() - now.getTime() >= lifetimeMs - day;

  async function readStored(hash: string, now: Date): Promise<Session | undefined> {
    const [session] = await find.execute({ hash, now: now.toISOString() });
    if (!session || isFresh(session, now)) return session;
    const expiresAt = new Date(now.getTime() + lifetimeMs);
    await db.update(sessions).set({ expiresAt }).where(eq(sessions.tokenHash, hash));
    return { ...session, expiresAt };
  }

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
      const known = cached.get(hash);
      if (known && isFresh(known, now)) return known.userId;
      cached.delete(hash);
      const before = revocations;
      const session = await readStored(hash, now);
      // A sign-out in the meantime may have been this session's.
      if (session && before === revocations) keep(hash, session);
      return session?.userId;
    },
    revoke: async (token) => {
      const hash = plainHash(token);
      revocations += 1;
      await db.delete(sessions).where(eq(sessions.tokenHash, hash));
      cached.delete(hash);
      revocations += 1;
      onRevoke(token);
    },
  };
}

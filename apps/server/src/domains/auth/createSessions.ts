import type { Device } from '@franca/contract';
import { and, desc, eq, gt, ne, type SQL, sql } from 'drizzle-orm';
import { plainHash, randomToken } from '../../core/hashes.ts';
import type { Database } from '../../db/Database.ts';
import { sessions } from '../../db/schema/auth.ts';
import type { Clock } from '../../ports/Clock.ts';
import { readUserAgent } from './readUserAgent.ts';

const lifetimeMs = 90 * 86_400_000;
/** A use within this time after the last one that was written down is not written down. */
const useMs = 15 * 60_000;

/** Who signs in, and on what. */
export type NewSession = {
  /** Id of the account. */
  userId: string;
  /** The User-Agent header of the device. */
  userAgent: string | undefined;
};

/** Bearer sessions: opaque 256-bit tokens, stored as hashes, good for 90 days after their last use. */
export type Sessions = {
  /** Opens a session, optionally inside a transaction, and returns its token: the only time it is known. */
  open: (session: NewSession, within?: Database) => Promise<string>;
  /** Whose token this is; undefined when it is unknown, expired or revoked. */
  read: (token: string) => Promise<string | undefined>;
  /** Id of the session of a token, for what is to end with it; undefined when there is none. */
  idOf: (token: string) => Promise<string | undefined>;
  /** Whether somebody's session is still open. */
  isOpen: (userId: string, id: string) => Promise<boolean>;
  /** Ends the session of a token at once. */
  revoke: (token: string) => Promise<void>;
  /** Where somebody is signed in, that of the token first, the others by their last use. */
  list: (userId: string, token: string | null) => Promise<Device[]>;
  /** Ends one session of a person by its id; false when there is none. */
  end: (userId: string, id: string) => Promise<boolean>;
  /** Ends all sessions of a person, but that of `exceptToken`; returns how many. */
  endAll: (userId: string, exceptToken?: string | null) => Promise<number>;
};

/** How sessions are kept. */
export type SessionsOptions = {
  /** Called with the hashes of tokens that were signed out. */
  onRevoke?: (tokenHash: string) => void;
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

  /** A session that needs no writing now: its end, which says when it was last used, slides in steps. */
  const isFresh = ({ expiresAt }: Session, now: Date): boolean =>
    expiresAt.getTime() - now.getTime() >= lifetimeMs - useMs;

  async function readStored(hash: string, now: Date): Promise<Session | undefined> {
    const [session] = await find.execute({ hash, now: now.toISOString() });
    if (!session || isFresh(session, now)) return session;
    const expiresAt = new Date(now.getTime() + lifetimeMs);
    await db.update(sessions).set({ expiresAt }).where(eq(sessions.tokenHash, hash));
    return { ...session, expiresAt };
  }

  async function endWhere(where: SQL | undefined): Promise<number> {
    revocations += 1;
    const ended = await db.delete(sessions).where(where).returning({ hash: sessions.tokenHash });
    for (const { hash } of ended) cached.delete(hash);
    revocations += 1;
    for (const { hash } of ended) onRevoke(hash);
    return ended.length;
  }

  return {
    open: async ({ userId, userAgent }, within = db) => {
      const token = randomToken();
      const now = clock();
      const expiresAt = new Date(now.getTime() + lifetimeMs);
      await within.insert(sessions).values({
        tokenHash: plainHash(token),
        userId,
        createdAt: now,
        expiresAt,
        ...readUserAgent(userAgent),
      });
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
    idOf: async (token) => {
      const [session] = await db
        .select({ id: sessions.id })
        .from(sessions)
        .where(eq(sessions.tokenHash, plainHash(token)));
      return session?.id;
    },
    isOpen: async (userId, id) =>
      (await db.$count(
        sessions,
        and(eq(sessions.userId, userId), eq(sessions.id, id), gt(sessions.expiresAt, clock())),
      )) > 0,
    revoke: async (token) => void (await endWhere(eq(sessions.tokenHash, plainHash(token)))),
    list: async (userId, token) => {
      const own = token === null ? null : plainHash(token);
      const rows = await db
        .select()
        .from(sessions)
        .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, clock())))
        .orderBy(desc(sessions.expiresAt), desc(sessions.createdAt));
      const devices = rows.map(({ id, tokenHash, browser, system, createdAt, expiresAt }) => ({
        _id: id,
        browser,
        system,
        created_at: createdAt.toISOString(),
        last_active_at: new Date(expiresAt.getTime() - lifetimeMs).toISOString(),
        is_current: tokenHash === own,
      }));
      return devices.sort((one, other) => Number(other.is_current) - Number(one.is_current));
    },
    end: async (userId, id) => (await endWhere(and(eq(sessions.userId, userId), eq(sessions.id, id)))) > 0,
    endAll: (userId, exceptToken = null) =>
      endWhere(
        and(
          eq(sessions.userId, userId),
          exceptToken === null ? undefined : ne(sessions.tokenHash, plainHash(exceptToken)),
        ),
      ),
  };
}

import type { DemoAccount, OutboxItem, Session } from '@franca/contract';
import { and, asc, desc, eq } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { devOutbox } from '../../db/schema/outbox.ts';
import { users } from '../../db/schema/users.ts';

/** Help for trying the app without providers; every part answers "not found" where it does not apply. */
export type Dev = {
  /** Codes and links that were not sent, newest first, at most 100. */
  outbox: (to?: string) => Promise<OutboxItem[]>;
  /** The demo's people. */
  accounts: () => Promise<DemoAccount[]>;
  /** Signs in as one of the demo's people. */
  login: (userId: string, userAgent: string | undefined) => Promise<Session>;
};

/** What the helpers are built on. */
export type DevOptions = {
  /** Where outbox and people are kept. */
  db: Database;
  /** Whether codes or links stay in the outbox because a provider is missing. */
  hasOutbox: boolean;
  /** Whether this is an embedded installation with demo people. */
  hasDemo: boolean;
  /** Opens a session. */
  openSession: (session: { userId: string; userAgent: string | undefined }) => Promise<string>;
};

/** Reads the outbox and the demo's people from the database. */
export function createDev({ db, hasOutbox, hasDemo, openSession }: DevOptions): Dev {
  const require = (available: boolean): void => {
    if (!available) throw new Refusal('not_found');
  };

  return {
    outbox: async (to) => {
      require(hasOutbox);
      const rows = await db
        .select()
        .from(devOutbox)
        .where(to === undefined ? undefined : eq(devOutbox.to, to))
        .orderBy(desc(devOutbox.createdAt), desc(devOutbox.id))
        .limit(100);
      return rows.map((row) => ({
        _id: row.id,
        channel: row.channel,
        to: row.to,
        subject: row.subject ?? undefined,
        text: row.text,
        code: row.code ?? undefined,
        link: row.link ?? undefined,
        created_at: row.createdAt.toISOString(),
      }));
    },
    accounts: async () => {
      require(hasDemo);
      const rows = await db
        .select()
        .from(users)
        .where(eq(users.isDemo, true))
        .orderBy(asc(users.createdAt), asc(users.name));
      return rows.map(({ id, name, avatar, country, language, accent, package: plan }) => ({
        _id: id,
        name,
        avatar,
        country,
        language,
        accent,
        package: plan,
      }));
    },
    login: async (userId, userAgent) => {
      require(hasDemo);
      const [user] = await db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, userId), eq(users.isDemo, true)));
      if (!user) throw new Refusal('user_not_found');
      return {
        access_token: await openSession({ userId: user.id, userAgent }),
        user: { _id: user.id, id: user.id },
      };
    },
  };
}

import type { DemoAccount, OutboxItem, Session } from '@franca/contract';
import { desc, eq } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { devOutbox } from '../../db/schema/outbox.ts';
import type { Users } from '../users/Users.ts';

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
  /** Where the outbox is kept. */
  db: Database;
  /** Finds the demo's people. */
  users: Pick<Users, 'find' | 'ofDemo'>;
  /** Whether codes or links stay in the outbox because a provider is missing. */
  hasOutbox: boolean;
  /** Whether this is an embedded installation with demo people. */
  hasDemo: boolean;
  /** Opens a session. */
  openSession: (session: { userId: string; userAgent: string | undefined }) => Promise<string>;
};

/** Reads the outbox from the database and the demo's people from their service. */
export function createDev({ db, users, hasOutbox, hasDemo, openSession }: DevOptions): Dev {
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
      const people = await users.ofDemo();
      return people.map(({ id, name, avatar, country, language, accent, package: plan }) => ({
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
      const [user] = await users.find([userId]);
      if (!user?.isDemo) throw new Refusal('user_not_found');
      return {
        access_token: await openSession({ userId: user.id, userAgent }),
        user: { _id: user.id, id: user.id },
      };
    },
  };
}

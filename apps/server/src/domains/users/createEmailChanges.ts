import { and, eq, ne, sql } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { users } from '../../db/schema/users.ts';
import type { UserRow } from './Users.ts';

/** What changes of addresses are built on. */
export type EmailChangesOptions = {
  /** Where people are kept. */
  db: Database;
  /** Counts what a person asks for; refuses with `rate_limited`. */
  requireAllowance: (limit: 'linksPerAccount', userId: string) => Promise<void>;
  /** Sends a quick link to a newly entered address, which makes it this account's sign-in address once opened. */
  confirmEmail: (request: {
    email: string;
    confirmsUserId: string;
    /** Accept-Language header. */
    acceptLanguage: string | undefined;
  }) => Promise<void>;
  /** Notifies a confirmed address that another one is about to replace it. */
  announceEmail: (change: { userId: string; from: string; to: string }) => Promise<void>;
};

/** What an entered address changes in the row of a person. */
export type EmailChange = Partial<Pick<UserRow, 'email' | 'newEmail' | 'emailVerified'>>;

/** Changes of the email address in a profile, in the order in which they are called. */
export type EmailChanges = {
  /** What the entered address changes; undefined where it stays. Refuses one that is taken, or whose absence locks the person out. */
  check: (present: UserRow, email: string | null | undefined) => Promise<EmailChange | undefined>;
  /** Sends the link to a new address, before it is stored: one that no link reached would stay unconfirmed for ever. */
  confirm: (
    userId: string,
    change: EmailChange | undefined,
    acceptLanguage: string | undefined,
  ) => Promise<void>;
  /** Tells the present address that another one is about to replace it, after that was stored. */
  announce: (present: UserRow, change: EmailChange | undefined) => Promise<void>;
};

const enteredIn = (change: EmailChange | undefined) => change?.newEmail ?? change?.email;

/**
 * What an entered address changes: a confirmed one stays, and stays good for signing in, until the new one is confirmed
 * (docs/behaviour/profile.md, Changed email address). Undefined where the form leaves the address as it is.
 */
function changeOf(present: UserRow, email: string | null | undefined): EmailChange | undefined {
  if (email === undefined || email === (present.newEmail ?? present.email)) return undefined;
  if (!present.emailVerified) return { email };
  if (email === present.email) return { newEmail: null };
  if (email !== null) return { newEmail: email };
  if (present.phoneNumber === null) throw new Refusal('email_needed');
  return { email: null, newEmail: null, emailVerified: false };
}

/** Changes of addresses over the database. */
export function createEmailChanges(options: EmailChangesOptions): EmailChanges {
  const { db, requireAllowance, confirmEmail, announceEmail } = options;

  async function refuseTaken(email: string, userId: string): Promise<void> {
    const whereOwner = and(eq(sql`lower(${users.email})`, email), users.emailVerified, ne(users.id, userId));
    const [owner] = await db.select({ id: users.id }).from(users).where(whereOwner);
    if (owner) throw new Refusal('email_taken');
  }

  return {
    check: async (present, email) => {
      const change = changeOf(present, email);
      const entered = enteredIn(change);
      if (entered) {
        // Counted before it is answered: an address that is taken is an answer too.
        await requireAllowance('linksPerAccount', present.id);
        await refuseTaken(entered, present.id);
      }
      return change;
    },
    confirm: async (userId, change, acceptLanguage) => {
      const email = enteredIn(change);
      if (email) await confirmEmail({ acceptLanguage, email, confirmsUserId: userId });
    },
    announce: async ({ id: userId, email: from }, change) => {
      if (change?.newEmail && from) await announceEmail({ userId, from, to: change.newEmail });
    },
  };
}

import { and, eq, isNotNull, not, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { users } from '../../db/schema/users.ts';
import { isInDeletion } from '../../db/shared/account.ts';
import { hasWritten } from '../../db/shared/chat.ts';
import { isInSomeTopic } from '../../db/shared/topics.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { Users } from './Users.ts';

/** The end of accounts, as table `users` sees it. */
export function createAccountEnd({
  db,
  clock,
  releaseUsername,
}: {
  db: Database;
  clock: Clock;
  /** Gives up the account's username. */
  releaseUsername: (tx: Database, userId: string) => Promise<void>;
}): Pick<Users, 'close' | 'addPlaceholder' | 'remove'> {
  return {
    close: async (tx: Database, userId) => {
      const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
      if (!user) return undefined;
      await releaseUsername(tx, userId);
      await tx
        .update(users)
        .set({
          dialCode: null,
          phoneNumber: null,
          email: null,
          newEmail: null,
          emailVerified: false,
          username: null,
          isDemo: false,
          deletedAt: clock(),
        })
        .where(eq(users.id, userId));
      const emails = [user.email, user.newEmail].flatMap((email) => email?.toLowerCase() ?? []);
      return {
        phone: user.phoneNumber === null ? null : `+${user.dialCode}${user.phoneNumber}`,
        emails,
        email: user.emailVerified && user.email ? user.email.toLowerCase() : null,
      };
    },
    addPlaceholder: async (id) => {
      const now = clock();
      // Languages are looked up by name, so one has to stand there; nobody is shown it.
      const nowhere = { country: '', language: 'English', accent: '', gender: 'other' } as const;
      await db
        .insert(users)
        .values({ id, name: 'Deleted account', ...nowhere, createdAt: now, deletedAt: now })
        .onConflictDoNothing();
    },
    remove: async (tx, userId) => {
      await tx.delete(users).where(eq(users.id, userId));
      const id = sql`${users.id}`;
      const uses = [isInSomeTopic(id), hasWritten(id), isInDeletion(id)];
      await tx.delete(users).where(and(isNotNull(users.deletedAt), ...uses.map((use) => not(use))));
    },
  };
}

import { asc, eq, inArray, lte } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { accountDeletions } from '../../db/schema/account.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { Chat } from '../chat/Chat.ts';
import type { Contacts } from '../contacts/Contacts.ts';
import type { Files } from '../files/Files.ts';
import type { Groups } from '../groups/Groups.ts';
import type { Topics } from '../topics/Topics.ts';
import type { ClosedAccount, Users } from '../users/Users.ts';

/** What a deletion has to do in the other domains. */
export type DeletionDeps = {
  users: Pick<Users, 'close' | 'addPlaceholder' | 'remove'>;
  /** Ends all sessions of a person, and their sockets. */
  endSessions: (userId: string) => Promise<unknown>;
  /** Removes what domains keep under the number and the addresses of the account. */
  forgetAddresses: readonly ((tx: Database, account: ClosedAccount) => Promise<void>)[];
  /** Cancels the plan and lets the payment processor forget the person. */
  forgetPlan: (userId: string) => Promise<void>;
  topics: Pick<Topics, 'handOver' | 'dropImage'>;
  chat: Pick<Chat, 'authorship'>;
  groups: Pick<Groups, 'leaveAll'>;
  contacts: Pick<Contacts, 'forget'>;
  files: Pick<Files, 'removeAllOf'>;
};

/** What deletions work with. */
export type DeletionOptions = DeletionDeps & {
  db: Database;
  clock: Clock;
  /** Called with what stopped a deletion; it is tried again. */
  onError: (error: unknown) => void;
};

/** Milliseconds that whoever works on a deletion has before they count as crashed, and the pause before another try. */
const leaseMs = 5 * 60_000;
const retryMs = 60_000;

/**
 * Deletions of accounts. Confirming one closes the account in a transaction: its number, its addresses and its sessions go, and the
 * deletion is written down. The rest is a job of steps that may each be done again, so whatever stops in between is found and finished.
 */
export function createDeletion(options: DeletionOptions) {
  const { db, clock, users, topics, chat, contacts, files, onError } = options;
  const inMs = (ms: number): Date => new Date(clock().getTime() + ms);

  type Deletion = typeof accountDeletions.$inferSelect;

  async function work({ userId, placeholderId }: Deletion): Promise<void> {
    await options.endSessions(userId);
    await options.forgetPlan(userId);
    await users.addPlaceholder(placeholderId);
    await options.groups.leaveAll(userId);
    const { authorship } = chat;
    await topics.handOver({
      userId,
      placeholderId,
      replace: (tx, topicId) => authorship.replace(tx, topicId, { userId, placeholderId }),
      writtenIn: (limit) => authorship.topicsOf(userId, limit),
    });
    await contacts.forget(userId);
    await files.removeAllOf(userId, async (url) => {
      await authorship.dropFile(url);
      await topics.dropImage(url);
    });
    await db.transaction(async (tx) => {
      await tx.delete(accountDeletions).where(eq(accountDeletions.userId, userId));
      await users.remove(tx, userId);
    });
  }

  async function take(): Promise<Deletion | undefined> {
    const due = db
      .select({ userId: accountDeletions.userId })
      .from(accountDeletions)
      .where(lte(accountDeletions.dueAt, clock()))
      .orderBy(asc(accountDeletions.dueAt))
      .limit(1)
      .for('update', { skipLocked: true });
    const [taken] = await db
      .update(accountDeletions)
      .set({ dueAt: inMs(leaseMs) })
      .where(inArray(accountDeletions.userId, due))
      .returning();
    return taken;
  }

  async function workAll(): Promise<void> {
    for (let deletion = await take(); deletion; deletion = await take()) {
      const { userId } = deletion;
      try {
        await work(deletion);
      } catch (error) {
        onError(error);
        await db
          .update(accountDeletions)
          .set({ dueAt: inMs(retryMs) })
          .where(eq(accountDeletions.userId, userId));
      }
    }
  }

  let running: Promise<void> = Promise.resolve();
  function runDue(): Promise<void> {
    const next = running.then(workAll);
    running = next.catch(() => {});
    return next;
  }

  return {
    /** Closes an account at once; the rest follows. */
    begin: async (userId: string): Promise<void> => {
      await db.transaction(async (tx) => {
        const account = await users.close(tx, userId);
        if (!account) throw new Refusal('user_not_found');
        for (const forget of options.forgetAddresses) await forget(tx, account);
        await tx.insert(accountDeletions).values({ userId, dueAt: clock() }).onConflictDoNothing();
      });
      await options.endSessions(userId);
      runDue().catch(onError);
    },
    /** Works on what is due; resolves when nothing is left that can be done now. */
    runDue,
    /** Takes up what an earlier run left: for the only process of a database, which knows that nobody else works on it. */
    release: async (): Promise<void> => {
      await db.update(accountDeletions).set({ dueAt: clock() });
    },
    /** Resolves when nothing is being worked on any more. */
    settled: (): Promise<void> => running,
  };
}

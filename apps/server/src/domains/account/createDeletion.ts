import { eq } from 'drizzle-orm';
import type { Jobs } from '../../core/jobs/Jobs.ts';
import { Refusal } from '../../core/Refusal.ts';
import type { Database } from '../../db/Database.ts';
import { accountDeletions } from '../../db/schema/account.ts';
import type { Chat } from '../chat/Chat.ts';
import type { Contacts } from '../contacts/Contacts.ts';
import type { Files } from '../files/Files.ts';
import type { Groups } from '../groups/Groups.ts';
import type { Scheduled } from '../scheduled/Scheduled.ts';
import type { Stickers } from '../stickers/Stickers.ts';
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
  scheduled: Pick<Scheduled, 'removeOf' | 'forget'>;
  stickers: Pick<Stickers, 'dropFile'>;
};

/** What deletions work with. */
export type DeletionOptions = DeletionDeps & {
  db: Database;
  jobs: Pick<Jobs, 'define'>;
};

/** A deletion is never given up. */
const retry = { attempts: Number.POSITIVE_INFINITY, firstPauseMs: 60_000, longestPauseMs: 600_000 };

/**
 * Deletions of accounts. Confirming one closes the account in a transaction: its number, its addresses and its sessions go, and the
 * deletion is written down. The rest is a job of steps that may each be done again, so whatever stops in between is found and finished.
 */
export function createDeletion(options: DeletionOptions) {
  const { db, jobs, users, topics, chat, contacts, files } = options;

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
    await options.scheduled.forget(userId);
    await contacts.forget(userId);
    await files.removeAllOf(userId, async (url) => {
      await authorship.dropFile(url);
      await topics.dropImage(url);
      await options.stickers.dropFile(url);
    });
    await db.transaction(async (tx) => {
      await tx.delete(accountDeletions).where(eq(accountDeletions.userId, userId));
      await users.remove(tx, userId);
    });
  }

  const queue = jobs.define<{ userId: string }>({
    kind: 'deletion of an account',
    concurrency: 2,
    perOwner: 1,
    retry,
    run: async ({ data: { userId } }) => {
      const [deletion] = await db.select().from(accountDeletions).where(eq(accountDeletions.userId, userId));
      if (deletion) await work(deletion);
      return { status: 'done' };
    },
  });

  return {
    /** Closes an account at once; the rest follows. */
    begin: async (userId: string): Promise<void> => {
      await db.transaction(async (tx) => {
        const account = await users.close(tx, userId);
        if (!account) throw new Refusal('user_not_found');
        await options.scheduled.removeOf(tx, userId);
        for (const forget of options.forgetAddresses) await forget(tx, account);
        await tx.insert(accountDeletions).values({ userId }).onConflictDoNothing();
        await queue.add(tx, [{ key: userId, ownerId: userId, data: { userId } }]);
      });
      await options.endSessions(userId);
      queue.wake();
    },
    /** Works on what is due; resolves when nothing is left that can be done now. */
    runDue: queue.runDue,
  };
}

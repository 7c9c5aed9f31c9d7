import { asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { createMailSender, type MailSender, type MailSenderOptions } from '../../core/createMailSender.ts';
import type { Database } from '../../db/Database.ts';
import { outreachMails } from '../../db/schema/outreach.ts';

/** A mail that waits in the database. */
type QueuedMail = typeof outreachMails.$inferSelect;

/** Mails about enquiries and subscriptions. */
export type OutreachMails = MailSender & {
  /** Queues a mail inside the transaction that stores what it is about; one that waits already is enough. */
  add: (tx: Database, about: { enquiryId: string } | { email: string }) => Promise<void>;
  /** Makes every mail due now: for the only process of a database, which begins and knows that nobody is sending. */
  release: () => Promise<void>;
};

/** What they are sent with. */
export type OutreachMailsOptions = Omit<MailSenderOptions<QueuedMail>, 'store'> & { db: Database };

/** Mails that wait in table `outreach_mails`, which holds them until they are sent or given up. */
export function createOutreachMails({ db, write, ...options }: OutreachMailsOptions): OutreachMails {
  const sender = createMailSender<QueuedMail>({
    ...options,
    write: async (queued) => {
      const mail = await write(queued);
      return mail && { ...mail, id: queued.id };
    },
    store: {
      take: async ({ now, until }) => {
        const due = db
          .select({ id: outreachMails.id })
          .from(outreachMails)
          .where(lte(outreachMails.dueAt, now))
          .orderBy(asc(outreachMails.dueAt))
          .limit(1)
          .for('update', { skipLocked: true });
        const [taken] = await db
          .update(outreachMails)
          .set({ attempts: sql`${outreachMails.attempts} + 1`, dueAt: until })
          .where(inArray(outreachMails.id, due))
          .returning();
        return taken;
      },
      retry: async ({ id }, dueAt) => {
        await db.update(outreachMails).set({ dueAt }).where(eq(outreachMails.id, id));
      },
      end: async ({ id }) => {
        await db.delete(outreachMails).where(eq(outreachMails.id, id));
      },
    },
  });
  return {
    ...sender,
    add: async (tx, about) => {
      await tx
        .insert(outreachMails)
        .values({ ...about, dueAt: options.clock() })
        .onConflictDoNothing();
    },
    release: async () => {
      await db.update(outreachMails).set({ dueAt: options.clock() });
    },
  };
}

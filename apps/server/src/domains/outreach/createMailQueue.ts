import { asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/Database.ts';
import { outreachMails } from '../../db/schema/outreach.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { Mail, Mailer } from '../../ports/Mailer.ts';

/** A mail that waits in the database. */
export type QueuedMail = typeof outreachMails.$inferSelect;

/** Mails that are sent once, however often the server stops in between. */
export type MailQueue = {
  /** Queues a mail inside the transaction that stores what it is about; one that waits already is enough. */
  add: (tx: Database, about: { enquiryId: string } | { email: string }) => Promise<void>;
  /** Sends what is due, without being waited for. */
  kick: () => void;
  /** Sends what is due; resolves when nothing is left that can be sent now. */
  sendDue: () => Promise<void>;
  /** Makes every mail due now: for the only process of a database, which begins and knows that nobody is sending. */
  release: () => Promise<void>;
  /** Resolves when nothing is being sent any more. */
  settled: () => Promise<void>;
};

/** What the queue works with. */
export type MailQueueOptions = {
  db: Database;
  clock: Clock;
  mailer: Mailer;
  log: FastifyBaseLogger;
  /** Writes the mail; undefined when what it is about is gone. */
  write: (queued: QueuedMail) => Promise<Mail | undefined>;
};

/** Longer than a carrier can take; after it, whoever was sending counts as crashed. */
const leaseMs = 5 * 60_000;
const firstPauseMs = 60_000;
const longestPauseMs = 6 * 3_600_000;
/** Tries before a mail is given up: about two days. */
const maximumAttempts = 16;

const pauseAfter = (attempts: number): number => Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs);

/** A queue in table `outreach_mails`. A process takes one mail under a lease, sends it and removes it. */
export function createMailQueue({ db, clock, mailer, log, write }: MailQueueOptions): MailQueue {
  const laterBy = (ms: number): Date => new Date(clock().getTime() + ms);

  async function take(): Promise<QueuedMail | undefined> {
    const due = db
      .select({ id: outreachMails.id })
      .from(outreachMails)
      .where(lte(outreachMails.dueAt, clock()))
      .orderBy(asc(outreachMails.dueAt))
      .limit(1)
      .for('update', { skipLocked: true });
    const [taken] = await db
      .update(outreachMails)
      .set({ attempts: sql`${outreachMails.attempts} + 1`, dueAt: laterBy(leaseMs) })
      .where(inArray(outreachMails.id, due))
      .returning();
    return taken;
  }

  async function send(queued: QueuedMail): Promise<void> {
    const { id, attempts } = queued;
    const mail = await write(queued);
    const outcome = mail ? await mailer.send({ ...mail, id }) : undefined;
    if (outcome?.status === 'failed' && attempts < maximumAttempts) {
      const pause = Math.max(pauseAfter(attempts), outcome.retryAfterMs ?? 0);
      await db
        .update(outreachMails)
        .set({ dueAt: laterBy(pause) })
        .where(eq(outreachMails.id, id));
      return;
    }
    if (outcome && outcome.status !== 'sent')
      log.error({ detail: outcome.detail, attempts }, 'a mail was given up');
    await db.delete(outreachMails).where(eq(outreachMails.id, id));
  }

  async function sendAll(): Promise<void> {
    for (let queued = await take(); queued; queued = await take()) await send(queued);
  }

  let running: Promise<void> = Promise.resolve();
  function sendDue(): Promise<void> {
    // One after the other: a mail that is queued while the last one leaves would wait for the next minute otherwise.
    const next = running.then(sendAll);
    running = next.catch(() => {});
    return next;
  }

  return {
    add: async (tx, about) => {
      await tx
        .insert(outreachMails)
        .values({ ...about, dueAt: clock() })
        .onConflictDoNothing();
    },
    sendDue,
    kick: () => {
      sendDue().catch((error: unknown) => log.error({ err: error }, 'queued mails could not be sent'));
    },
    release: async () => {
      await db.update(outreachMails).set({ dueAt: clock() });
    },
    settled: () => running,
  };
}

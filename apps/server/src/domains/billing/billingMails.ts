import { eq } from 'drizzle-orm';
import { plainHash } from '../../core/hashes.ts';
import { createMailJob } from '../../core/jobs/createMailJob.ts';
import type { JobQueue, Jobs } from '../../core/jobs/Jobs.ts';
import type { Database } from '../../db/Database.ts';
import { billingMails } from '../../db/schema/billing.ts';
import type { Mailer } from '../../ports/Mailer.ts';
import { billingMail } from '../../strings/billingTexts.ts';
import type { Users } from '../users/Users.ts';
import { priceCents } from './periods.ts';
import type { PlanEvent, PlanState } from './planMachine.ts';

type MailRow = typeof billingMails.$inferSelect;

/** A mail about a plan, before it is known who reads it in which language. */
export type PlanMail = Pick<MailRow, 'kind' | 'facts'>;

/** The mail that an event calls for. */
export function mailOf(
  event: PlanEvent,
  {
    before,
    after,
    amountCents,
    last4,
  }: {
    before: PlanState;
    after: Exclude<PlanState, { kind: 'free' }>;
    amountCents: number;
    last4: string | null;
  },
): PlanMail | undefined {
  const { package: plan, endsAt } = after.period;
  const mail = (kind: MailRow['kind'], day = endsAt, cents = priceCents(plan)): PlanMail => ({
    kind,
    facts: { package: plan, amountCents: cents, day: day.toISOString(), last4 },
  });
  switch (event.kind) {
    case 'paid':
    case 'upgraded':
    case 'renewed':
      return mail('receipt', endsAt, amountCents);
    case 'trial-begun':
      return mail('trialBegun');
    case 'charge-failed': {
      const next = after.kind === 'past_due' ? after.nextPackage : null;
      return mail('renewalFailed', event.retryAt, priceCents(next ?? plan));
    }
    case 'cancelled':
      // A plan that was behind with its payment ends at once, and the mail about its end says so.
      return before.kind === 'past_due' ? undefined : mail('cancelled');
    case 'restarted':
      return before.kind === 'cancelled' ? mail('restarted') : undefined;
    case 'ended':
      return mail('ended', event.endedAt);
    case 'gift-redeemed':
    case 'scheduled':
      return undefined;
  }
}

/** Mails about plans. */
export type BillingMails = Pick<JobQueue<unknown>, 'wake' | 'runDue' | 'whenIdle'> & {
  /** Writes a mail in the caller's transaction, once for each key; whether it was new. */
  write: (tx: Database, mail: PlanMail & { key: string; userId: string }) => Promise<boolean>;
};

/** What mails about plans are sent with. */
export type BillingMailsOptions = {
  db: Database;
  jobs: Pick<Jobs, 'define'>;
  mailer: Pick<Mailer, 'send'>;
  users: Pick<Users, 'find'>;
  /** Code of a language by the name that a profile shows. */
  codeOfLanguage: (name: string) => string;
};

const planNames = { premium: 'Premium', ultimate: 'Ultimate', enterprise: 'Enterprise' } as const;

/** How a row of the table says what became of its mail. */
const statusOf = { sent: 'sent', 'given-up': 'given-up', unwanted: 'no-address' } as const;

/** Sends the mails about plans as jobs. What was sent stays in its table, so that nobody is notified twice. */
export function createBillingMails(options: BillingMailsOptions): BillingMails {
  const { db, jobs, mailer, users, codeOfLanguage } = options;
  const whereKey = (key: string) => eq(billingMails.key, key);
  const queue = jobs.define(
    createMailJob<{ key: string }>({
      kind: 'mail about a plan',
      mailer,
      onEnd: async ({ key }, result) => {
        await db.update(billingMails).set({ status: statusOf[result] }).where(whereKey(key));
      },
      write: async ({ data: { key } }) => {
        const [row] = await db.select().from(billingMails).where(whereKey(key));
        const [reader] = row ? await users.find([row.userId]) : [];
        // An address that was only entered may be anybody's.
        if (!row || !reader?.email || !reader.emailVerified) return undefined;
        const { package: plan, amountCents, day, last4 } = row.facts;
        const details = { kind: row.kind, plan: planNames[plan], amountCents, day: new Date(day), last4 };
        const mail = billingMail(codeOfLanguage(reader.language), details);
        return { to: reader.email, id: `plan-${plainHash(key)}`, ...mail };
      },
    }),
  );
  return {
    ...queue,
    write: async (tx, { key, userId, kind, facts }) => {
      const written = await tx
        .insert(billingMails)
        .values({ key, userId, kind, facts, status: 'waiting' })
        .onConflictDoNothing()
        .returning({ key: billingMails.key });
      if (written.length > 0) await queue.add(tx, [{ key, ownerId: userId, data: { key } }]);
      return written.length > 0;
    },
  };
}

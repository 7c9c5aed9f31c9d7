import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { createMailSender, type MailSender, type MailSenderOptions } from '../../core/createMailSender.ts';
import { plainHash } from '../../core/hashes.ts';
import type { Database } from '../../db/Database.ts';
import { billingMails } from '../../db/schema/billing.ts';
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

/** Writes a mail in the caller's transaction, once for each key; whether it was new. */
export async function writeMail(
  tx: Database,
  { now, ...mail }: PlanMail & { key: string; userId: string; now: Date },
): Promise<boolean> {
  const written = await tx
    .insert(billingMails)
    .values({ ...mail, status: 'waiting', nextAttemptAt: now })
    .onConflictDoNothing()
    .returning({ key: billingMails.key });
  return written.length > 0;
}

/** What mails about plans are sent with. */
export type BillingMailsOptions = Omit<MailSenderOptions<MailRow>, 'store' | 'write'> & {
  db: Database;
  users: Pick<Users, 'find'>;
  /** Code of a language by the name that a profile shows. */
  codeOfLanguage: (name: string) => string;
};

const planNames = { premium: 'Premium', ultimate: 'Ultimate', enterprise: 'Enterprise' } as const;

/** How a row of the table says what became of its mail. */
const statusOf = { sent: 'sent', 'given-up': 'given-up', unwanted: 'no-address' } as const;

/** Sends the mails about plans, which stay in the table so that nobody is told twice. */
export function createBillingMails({
  db,
  users,
  codeOfLanguage,
  ...options
}: BillingMailsOptions): MailSender {
  const change = async ({ key }: MailRow, to: Partial<MailRow>): Promise<void> => {
    await db.update(billingMails).set(to).where(eq(billingMails.key, key));
  };
  return createMailSender<MailRow>({
    ...options,
    store: {
      take: async ({ now, until }) => {
        const due = db
          .select({ key: billingMails.key })
          .from(billingMails)
          .where(and(eq(billingMails.status, 'waiting'), lte(billingMails.nextAttemptAt, now)))
          .orderBy(asc(billingMails.nextAttemptAt))
          .limit(1)
          .for('update', { skipLocked: true });
        const [taken] = await db
          .update(billingMails)
          .set({ attempts: sql`${billingMails.attempts} + 1`, nextAttemptAt: until })
          .where(inArray(billingMails.key, due))
          .returning();
        return taken;
      },
      retry: (mail, nextAttemptAt) => change(mail, { nextAttemptAt }),
      end: (mail, result) => change(mail, { status: statusOf[result] }),
    },
    write: async ({ key, userId, kind, facts }) => {
      const [reader] = await users.find([userId]);
      // An address that was only entered may be anybody's.
      if (!reader?.email || !reader.emailVerified) return undefined;
      const { package: plan, amountCents, day, last4 } = facts;
      const details = { kind, plan: planNames[plan], amountCents, day: new Date(day), last4 };
      const mail = billingMail(codeOfLanguage(reader.language), details);
      return { to: reader.email, id: `plan-${plainHash(key)}`, ...mail };
    },
  });
}

import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { billingMails } from '../../db/schema/billing.ts';
import type { Clock } from '../../ports/Clock.ts';
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
export type BillingMailsOptions = {
  db: Database;
  clock: Clock;
  mailer: Pick<Mailer, 'send'>;
  users: Pick<Users, 'find'>;
  /** Code of a language by the name that a profile shows. */
  codeOfLanguage: (name: string) => string;
};

/** Mails taken in one go. */
const batch = 50;
/** Milliseconds that one process has to send what it took, before another one may. */
const leaseMs = 120_000;
/** Milliseconds before a mail that failed is tried again, doubled each time. */
const firstPauseMs = 60_000;
/** Attempts after which a mail is given up: some 17 hours. */
const maxAttempts = 11;

const planNames = { premium: 'Premium', ultimate: 'Ultimate', enterprise: 'Enterprise' } as const;

/** Sends the mails about plans that wait, each by one process. */
export function createBillingMails({ db, clock, mailer, users, codeOfLanguage }: BillingMailsOptions) {
  async function claim(): Promise<MailRow[]> {
    const now = clock();
    const due = db
      .select({ key: billingMails.key })
      .from(billingMails)
      .where(and(eq(billingMails.status, 'waiting'), lte(billingMails.nextAttemptAt, now)))
      .orderBy(asc(billingMails.nextAttemptAt))
      .limit(batch)
      .for('update', { skipLocked: true });
    return db
      .update(billingMails)
      .set({
        attempts: sql`${billingMails.attempts} + 1`,
        nextAttemptAt: new Date(now.getTime() + leaseMs),
      })
      .where(inArray(billingMails.key, due))
      .returning();
  }

  async function send({ userId, kind, facts, attempts }: MailRow): Promise<Partial<MailRow>> {
    const [reader] = await users.find([userId]);
    // An address that was only entered may be anybody's.
    if (!reader?.email || !reader.emailVerified) return { status: 'no-address' };
    const { package: plan, amountCents, day, last4 } = facts;
    const details = { kind, plan: planNames[plan], amountCents, day: new Date(day), last4 };
    const mail = billingMail(codeOfLanguage(reader.language), details);
    const delivery = await mailer.send({ to: reader.email, ...mail });
    if (delivery.status === 'sent') return { status: 'sent' };
    if (delivery.status === 'refused' || attempts >= maxAttempts) return { status: 'given-up' };
    const pauseMs = delivery.retryAfterMs ?? firstPauseMs * 2 ** (attempts - 1);
    return { nextAttemptAt: new Date(clock().getTime() + pauseMs) };
  }

  return {
    /** Sends what is due; returns how many mails were handled. */
    sendDue: async (): Promise<number> => {
      let handled = 0;
      for (;;) {
        const mails = await claim();
        for (const mail of mails) {
          const result = await send(mail);
          await db.update(billingMails).set(result).where(eq(billingMails.key, mail.key));
        }
        handled += mails.length;
        if (mails.length < batch) return handled;
      }
    },
  };
}

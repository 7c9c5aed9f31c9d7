import { eq, lt } from 'drizzle-orm';
import { Refusal } from '../../core/Refusal.ts';
import { requireTotalAllowance, type TotalsOptions } from '../../core/requireTotalAllowance.ts';
import type { Database } from '../../db/Database.ts';
import { enquiries } from '../../db/schema/outreach.ts';
import type { Mail } from '../../ports/Mailer.ts';
import type { OutreachMails } from './createOutreachMails.ts';

const keptMs = 365 * 86_400_000;

/** The fields of the partner form. */
export type EnquiryForm = { name: string; email: string; message: string };

/** Partner enquiries. */
export type Enquiries = {
  /** Stores an enquiry and queues its mail; refuses with 429 when its address sent too many. */
  take: (form: EnquiryForm) => Promise<void>;
  /** The mail that carries an enquiry; undefined when it is gone, or nobody is to receive it. */
  mailOf: (id: string) => Promise<Mail | undefined>;
  /** Removes those that are a year old. */
  forgetOld: () => Promise<void>;
};

/** What enquiries are kept with. */
export type EnquiriesOptions = TotalsOptions & {
  db: Database;
  mails: Pick<OutreachMails, 'add' | 'wake'>;
  /** Who receives them; undefined: they are only stored. */
  contact: string | undefined;
};

/** Enquiries over the database; an enquiry and its mail are stored together. */
export function createEnquiries(options: EnquiriesOptions): Enquiries {
  const { db, clock, limiter, mails, contact } = options;
  return {
    take: async (form) => {
      const retryAfter = await limiter('enquiriesPerAddress', form.email);
      if (retryAfter > 0) throw new Refusal('rate_limited', { retryAfter });
      if (contact) await requireTotalAllowance(options, 'formMailsInTotal');
      await db.transaction(async (tx) => {
        const [stored] = await tx
          .insert(enquiries)
          .values({ ...form, createdAt: clock() })
          .returning({ id: enquiries.id });
        if (stored && contact) await mails.add(tx, { enquiryId: stored.id });
      });
      mails.wake();
    },
    mailOf: async (id) => {
      const [enquiry] = await db.select().from(enquiries).where(eq(enquiries.id, id));
      if (!enquiry || !contact) return undefined;
      const { name, email, message } = enquiry;
      // Read by whoever runs this server, so in English whatever the visitor's language.
      const text = `${name} <${email}> wrote through the partner form:\n\n${message}\n`;
      return { to: contact, replyTo: email, subject: `Franca: partner enquiry of ${name}`, text };
    },
    forgetOld: async () => {
      await db.delete(enquiries).where(lt(enquiries.createdAt, new Date(clock().getTime() - keptMs)));
    },
  };
}

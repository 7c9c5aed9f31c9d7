import { endpoints } from '@franca/contract';
import { eq } from 'drizzle-orm';
import type { Core } from '../../core/Core.ts';
import { repeat } from '../../core/repeat.ts';
import type { Database } from '../../db/Database.ts';
import { enquiries as enquiryRows, newsletterSubscribers } from '../../db/schema/outreach.ts';
import type { Mailer } from '../../ports/Mailer.ts';
import { textsFor } from '../../strings/messageTexts.ts';
import { createEnquiries } from './createEnquiries.ts';
import { createNewsletter } from './createNewsletter.ts';
import { createOutreachMails } from './createOutreachMails.ts';
import { registerFormPages } from './registerFormPages.ts';

const forgetEveryMs = 24 * 3_600_000;

/** The forms of the landing page, as other domains use them. */
export type Outreach = {
  /** Removes the subscription and the enquiries of the confirmed address of an account that is being deleted. */
  forget: (tx: Database, account: { email: string | null }) => Promise<void>;
};

/** Builds the forms of the landing page over the core, and registers their calls and the pages for visitors without script. */
export function connectOutreach(core: Core, { mailer }: { mailer: Mailer }): Outreach {
  const { clock, config, database, jobs, limiter, log, publicUrl, route } = core;
  const { db } = database;
  const mails = createOutreachMails({
    jobs,
    mailer,
    write: (about) =>
      'enquiryId' in about ? enquiries.mailOf(about.enquiryId) : newsletter.mailOf(about.subscriptionKey),
  });
  const enquiries = createEnquiries({ db, clock, limiter, log, mails, contact: config.CONTACT_EMAIL });
  const newsletter = createNewsletter({ db, clock, limiter, log, mails, publicUrl });

  const { appointment, subscribe, confirmSubscription, unsubscribe } = endpoints.outreach;
  // Whoever filled in the field that people do not see is answered like everybody, and nothing is kept.
  route(appointment, async ({ body: { website, ...form } }) => {
    if (!website) await enquiries.take(form);
    return null;
  });
  route(subscribe, async ({ body: { email, language, website }, request }) => {
    const wanted = [language, request.headers['accept-language']].filter(Boolean).join(',');
    if (!website) await newsletter.subscribe({ email, language: textsFor(wanted).language });
    return null;
  });
  route(confirmSubscription, async ({ body }) => {
    await newsletter.confirm(body.key);
    return null;
  });
  route(unsubscribe, async ({ body }) => {
    await newsletter.unsubscribe(body.key);
    return null;
  });
  registerFormPages(core.server, newsletter);

  repeat(core, 'removal of old enquiries and subscriptions', forgetEveryMs, async () => {
    await enquiries.forgetOld();
    await newsletter.forgetOld();
  });
  return {
    forget: async (tx, { email }) => {
      if (email === null) return;
      await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email));
      await tx.delete(enquiryRows).where(eq(enquiryRows.email, email));
    },
  };
}

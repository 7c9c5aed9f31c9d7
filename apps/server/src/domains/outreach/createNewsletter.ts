import type { UiLanguage } from '@franca/languages';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { randomToken } from '../../core/hashes.ts';
import { Refusal } from '../../core/Refusal.ts';
import { requireTotalAllowance, type TotalsOptions } from '../../core/requireTotalAllowance.ts';
import type { Database } from '../../db/Database.ts';
import { newsletterSubscribers as subscribers } from '../../db/schema/outreach.ts';
import type { Mail } from '../../ports/Mailer.ts';
import { subscriptionMail } from '../../strings/newsletterTexts.ts';
import type { OutreachMails } from './createOutreachMails.ts';

const linkDays = 7;
const linkMs = linkDays * 86_400_000;

/** Subscriptions to the newsletter. */
export type Newsletter = {
  /** Sends a link that confirms an address, unless it is confirmed or was sent enough of them; returns alike. */
  subscribe: (address: { email: string; language: UiLanguage }) => Promise<void>;
  /** Confirms by the key of a link; refuses with `link_invalid` one that is wrong or older than a week. */
  confirm: (key: string) => Promise<void>;
  /** Removes the address of a key; nothing happens when it is gone. */
  unsubscribe: (key: string) => Promise<void>;
  /** Language of the address of a key, for its pages. */
  languageOf: (key: string) => Promise<UiLanguage | undefined>;
  /** The mail that asks the address of a key to confirm; undefined when there is nothing to confirm any more. */
  mailOf: (key: string) => Promise<Mail | undefined>;
  /** Removes addresses that nobody confirmed within a week. */
  forgetOld: () => Promise<void>;
};

/** What subscriptions are kept with. */
export type NewsletterOptions = TotalsOptions & {
  db: Database;
  mails: Pick<OutreachMails, 'add' | 'wake'>;
  /** Address of the app, for the links. */
  publicUrl: () => string;
};

/** Subscriptions over the database. Whether an address is among them shows in no answer and in no time that one takes. */
export function createNewsletter(options: NewsletterOptions): Newsletter {
  const { db, clock, limiter, mails, publicUrl } = options;
  const weekAgo = (): Date => new Date(clock().getTime() - linkMs);
  const linkTo = (page: string, key: string): string => `${publicUrl()}/newsletter/${page}?key=${key}`;
  const find = async (key: string) =>
    (await db.select().from(subscribers).where(eq(subscribers.key, key)))[0];

  return {
    subscribe: async ({ email, language }) => {
      // Before the address is looked at, or who is refused would show which ones were entered before.
      await requireTotalAllowance(options, 'formMailsInTotal');
      // A refusal would say that somebody entered this address before.
      if ((await limiter('confirmationsPerAddress', email)) > 0) return;
      await db.transaction(async (tx) => {
        const [pending] = await tx
          .insert(subscribers)
          .values({ email, language, key: randomToken(), requestedAt: clock() })
          .onConflictDoUpdate({
            target: subscribers.email,
            set: { language, requestedAt: clock() },
            setWhere: isNull(subscribers.confirmedAt),
          })
          .returning({ subscriptionKey: subscribers.key });
        if (pending) await mails.add(tx, pending);
      });
      mails.wake();
    },
    confirm: async (key) => {
      const [confirmed] = await db
        .update(subscribers)
        .set({ confirmedAt: clock() })
        .where(
          and(
            eq(subscribers.key, key),
            isNull(subscribers.confirmedAt),
            gt(subscribers.requestedAt, weekAgo()),
          ),
        )
        .returning({ email: subscribers.email });
      // Opened twice is confirmed all the same.
      if (!confirmed && !(await find(key))?.confirmedAt) throw new Refusal('link_invalid');
    },
    unsubscribe: async (key) => {
      await db.delete(subscribers).where(eq(subscribers.key, key));
    },
    languageOf: async (key) => (await find(key))?.language,
    mailOf: async (key) => {
      const row = await find(key);
      if (!row || row.confirmedAt) return undefined;
      const link = linkTo('confirm', row.key);
      const unsubscribe = linkTo('unsubscribe', row.key);
      const mail = subscriptionMail(row.language, { link, unsubscribe, days: linkDays });
      return { ...mail, to: row.email, link, unsubscribe };
    },
    forgetOld: async () => {
      const whereStale = and(isNull(subscribers.confirmedAt), lt(subscribers.requestedAt, weekAgo()));
      await db.delete(subscribers).where(whereStale);
    },
  };
}

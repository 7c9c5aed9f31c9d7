import { createMailJob } from '../../core/jobs/createMailJob.ts';
import type { JobQueue, Jobs } from '../../core/jobs/Jobs.ts';
import type { Database } from '../../db/Database.ts';
import type { Mail, Mailer } from '../../ports/Mailer.ts';

/** What a mail is about: an enquiry by its id, or a subscription by the key of its links. */
export type OutreachMailSubject = { enquiryId: string } | { subscriptionKey: string };

/** Mails about enquiries and subscriptions. */
export type OutreachMails = Pick<JobQueue<OutreachMailSubject>, 'wake' | 'runDue'> & {
  /** Queues a mail inside the transaction that stores what it is about; one that waits already is enough. */
  add: (tx: Database, about: OutreachMailSubject) => Promise<void>;
};

/** What they are sent with. */
export type OutreachMailsOptions = {
  jobs: Pick<Jobs, 'define'>;
  mailer: Pick<Mailer, 'send'>;
  /** The words of a mail; undefined when nobody is to get it any more. */
  write: (about: OutreachMailSubject) => Promise<Mail | undefined>;
};

/** Mails that wait as jobs until they are sent or given up. */
export function createOutreachMails({ jobs, mailer, write }: OutreachMailsOptions): OutreachMails {
  const queue = jobs.define(
    createMailJob<OutreachMailSubject>({
      kind: 'mail of the landing page',
      mailer,
      write: async ({ id, data }) => {
        const mail = await write(data);
        return mail && { ...mail, id };
      },
    }),
  );
  return {
    ...queue,
    add: (tx, about) => {
      const key = 'enquiryId' in about ? about.enquiryId : about.subscriptionKey;
      return queue.add(tx, [{ key, data: about }]);
    },
  };
}

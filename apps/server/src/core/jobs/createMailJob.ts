import type { Mail, Mailer } from '../../ports/Mailer.ts';
import type { Job, JobDefinition, RetryPolicy } from './Jobs.ts';

/** Tries before a mail is given up: about two days. */
const retry: RetryPolicy = { attempts: 16, firstPauseMs: 60_000, longestPauseMs: 6 * 3_600_000 };

/** What became of a mail; `unwanted`: there is nobody to send it to any more. */
export type MailResult = 'sent' | 'given-up' | 'unwanted';

/** The mails of one domain. */
export type MailJobOptions<Data> = {
  /** Name of the job. */
  kind: string;
  mailer: Pick<Mailer, 'send'>;
  /** The words of a mail; undefined when nobody is to get it any more. */
  write: (job: Job<Data>) => Promise<Mail | undefined>;
  /** Called once it will not be sent again. */
  onEnd?: (data: Data, result: MailResult) => Promise<void>;
};

/**
 * Sends mails that wait as jobs. A process that ends between sending a mail and noting it leaves it to be sent again, so
 * `write` names it by something that stays, such as the id of the job.
 */
export function createMailJob<Data>(options: MailJobOptions<Data>): JobDefinition<Data> {
  const { kind, mailer, write, onEnd } = options;
  return {
    kind,
    concurrency: 4,
    perOwner: 1,
    retry,
    run: async (job) => {
      const mail = await write(job);
      if (!mail) {
        await onEnd?.(job.data, 'unwanted');
        return { status: 'done' };
      }
      const outcome = await mailer.send(mail);
      switch (outcome.status) {
        case 'sent':
          await onEnd?.(job.data, 'sent');
          return { status: 'done' };
        case 'refused':
          return outcome;
        case 'failed':
          return { status: 'failed', detail: outcome.detail, afterMs: outcome.retryAfterMs };
      }
    },
    ...(onEnd && { onGivenUp: ({ data }) => onEnd(data, 'given-up') }),
  };
}

import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../ports/Clock.ts';
import type { Mail, Mailer } from '../ports/Mailer.ts';

/** What became of a mail; `unwanted`: there is nobody to send it to any more. */
export type MailResult = 'sent' | 'given-up' | 'unwanted';

/** How a domain keeps its waiting mails in the database. */
export type MailStore<Queued> = {
  /**
   * Takes the mail that is due longest: counts the attempt and makes it due again at the end of the lease. Two
   * processes never get the same one.
   */
  take: (lease: { now: Date; until: Date }) => Promise<Queued | undefined>;
  /** Makes it due at another time. */
  retry: (queued: Queued, at: Date) => Promise<void>;
  /** It will not be sent again. */
  end: (queued: Queued, result: MailResult) => Promise<void>;
};

/** What the sender works with. */
export type MailSenderOptions<Queued> = {
  clock: Clock;
  mailer: Pick<Mailer, 'send'>;
  log: FastifyBaseLogger;
  store: MailStore<Queued>;
  /** The words of a mail; undefined when nobody is to get it any more. */
  write: (queued: Queued) => Promise<Mail | undefined>;
};

/** Sends the mails of one domain. */
export type MailSender = {
  /** Sends what is due, without being waited for. */
  kick: () => void;
  /** Sends what is due; resolves when nothing is left that can be sent now. */
  sendDue: () => Promise<void>;
  /** Resolves when nothing is being sent any more. */
  settled: () => Promise<void>;
};

/** Longer than a carrier can take; after it, whoever was sending counts as crashed. */
const leaseMs = 5 * 60_000;
const firstPauseMs = 60_000;
const longestPauseMs = 6 * 3_600_000;
/** Tries before a mail is given up: about two days. */
const maximumAttempts = 16;

const pauseAfter = (attempts: number): number => Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs);

/**
 * Sends mails that wait in the database, one at a time and each by one process. A process that ends between sending a
 * mail and noting it leaves it to be sent again, under the same id.
 */
export function createMailSender<Queued extends { attempts: number }>({
  clock,
  mailer,
  log,
  store,
  write,
}: MailSenderOptions<Queued>): MailSender {
  const laterBy = (ms: number): Date => new Date(clock().getTime() + ms);

  async function send(queued: Queued): Promise<void> {
    const { attempts } = queued;
    const mail = await write(queued);
    if (!mail) return store.end(queued, 'unwanted');
    const outcome = await mailer.send(mail);
    if (outcome.status === 'sent') return store.end(queued, 'sent');
    if (outcome.status === 'failed' && attempts < maximumAttempts) {
      const pauseMs = Math.max(pauseAfter(attempts), outcome.retryAfterMs ?? 0);
      return store.retry(queued, laterBy(pauseMs));
    }
    log.error({ detail: outcome.detail, attempts }, 'a mail was given up');
    return store.end(queued, 'given-up');
  }

  const take = () => store.take({ now: clock(), until: laterBy(leaseMs) });

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
    sendDue,
    kick: () => {
      sendDue().catch((error: unknown) => log.error({ err: error }, 'queued mails could not be sent'));
    },
    settled: () => running,
  };
}

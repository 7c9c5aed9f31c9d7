import type { Database } from '../../db/Database.ts';
import { devOutbox } from '../../db/schema/outbox.ts';
import type { Mailer } from '../../ports/Mailer.ts';

/** Mailer of an installation without a mail server: keeps every mail in table `dev_outbox`, where `/dev/outbox` shows it. */
export function createOutboxMailer(options: { db: Database }): Mailer {
  let closed = false;
  return {
    id: 'outbox',
    send: async ({ to, subject, text, code, link }) => {
      if (closed) return { status: 'failed', detail: 'the outbox is closed' };
      try {
        await options.db.insert(devOutbox).values({ channel: 'email', to, subject, text, code, link });
        return { status: 'sent' };
      } catch {
        return { status: 'failed', detail: 'the outbox could not be written' };
      }
    },
    close: async () => {
      closed = true;
    },
  };
}

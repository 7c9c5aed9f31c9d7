import type { Database } from '../../db/Database.ts';
import { devOutbox } from '../../db/schema/outbox.ts';
import type { SmsSender } from '../../ports/SmsSender.ts';

/** SMS sender of an installation without a carrier: keeps every text in table `dev_outbox`, where `/dev/outbox` shows it. */
export function createOutboxSmsSender(options: { db: Database }): SmsSender {
  let closed = false;
  return {
    id: 'outbox',
    send: async ({ to, text, code }) => {
      if (closed) return { status: 'failed', detail: 'the outbox is closed' };
      try {
        await options.db.insert(devOutbox).values({ channel: 'sms', to, text, code });
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

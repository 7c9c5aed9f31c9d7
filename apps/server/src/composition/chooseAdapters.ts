import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { createOutboxMailer } from '../adapters/mail/createOutboxMailer.ts';
import { createSmtpMailer } from '../adapters/mail/createSmtpMailer.ts';
import { createOutboxSmsSender } from '../adapters/sms/createOutboxSmsSender.ts';
import { createTwilioSmsSender } from '../adapters/sms/createTwilioSmsSender.ts';
import { createDiskStorage } from '../adapters/storage/createDiskStorage.ts';
import { createS3Storage } from '../adapters/storage/createS3Storage.ts';
import type { Config } from '../config.ts';
import type { Core } from '../core/Core.ts';
import type { FileStorage } from '../ports/FileStorage.ts';
import type { Mailer } from '../ports/Mailer.ts';
import type { SmsSender } from '../ports/SmsSender.ts';

/** The adapters that the configuration names, each made when it is asked for. */
export const chooseAdapters = {
  /** SMTP, or the development outbox. */
  mailer: ({ mail }: Config, { database: { db } }: Core): Mailer =>
    mail.kind === 'smtp' ? createSmtpMailer(mail) : createOutboxMailer({ db }),
  /** Twilio, or the development outbox. */
  sms: ({ sms }: Config, { database: { db } }: Core): SmsSender =>
    sms.kind === 'twilio' ? createTwilioSmsSender(sms) : createOutboxSmsSender({ db }),
  /** An S3-compatible bucket, or the data directory. */
  storage: ({ storage, DATA_DIR }: Config, { clock, secret }: Core): FileStorage =>
    storage.kind === 's3'
      ? createS3Storage(storage)
      : createDiskStorage({
          directory: join(DATA_DIR, 'files'),
          secret,
          uploadPath: '/api/file/',
          now: () => clock().getTime(),
        }),
  /** What the server is not ready without. */
  needs: (
    { database: { db }, redis }: Core,
    storage: FileStorage,
  ): Record<string, () => Promise<unknown>> => ({
    database: async () => db.execute(sql`select 1`),
    ...(redis && { redis: redis.check }),
    files: storage.check,
  }),
};

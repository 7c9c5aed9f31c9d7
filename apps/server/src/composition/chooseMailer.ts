import { createOutboxMailer } from '../adapters/mail/createOutboxMailer.ts';
import { createSmtpMailer } from '../adapters/mail/createSmtpMailer.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/Database.ts';
import type { Mailer } from '../ports/Mailer.ts';

/** SMTP when `SMTP_URL` is set, otherwise the development outbox. */
export function chooseMailer(config: Config, db: Database): Mailer {
  if (!config.SMTP_URL) return createOutboxMailer({ db });
  return createSmtpMailer({ url: config.SMTP_URL, from: config.MAIL_FROM });
}

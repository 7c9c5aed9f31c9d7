import { createOutboxSmsSender } from '../adapters/sms/createOutboxSmsSender.ts';
import { createTwilioSmsSender } from '../adapters/sms/createTwilioSmsSender.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/Database.ts';
import type { SmsSender } from '../ports/SmsSender.ts';

/** Twilio when its account, sender and one pair of credentials are set, otherwise the development outbox. */
export function chooseSmsSender(config: Config, db: Database): SmsSender {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_SMS_FROM: from } = config;
  const username = config.TWILIO_API_KEY ?? accountSid;
  const password = config.TWILIO_API_KEY ? config.TWILIO_API_SECRET : config.TWILIO_AUTH_TOKEN;
  if (!accountSid || !from || !username || !password) return createOutboxSmsSender({ db });
  return createTwilioSmsSender({ accountSid, username, password, from });
}

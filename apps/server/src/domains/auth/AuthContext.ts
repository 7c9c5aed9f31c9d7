import type { FastifyBaseLogger } from 'fastify';
import type { RateLimiter } from '../../db/createRateLimiter.ts';
import type { Database } from '../../db/Database.ts';
import type { Captcha } from '../../ports/Captcha.ts';
import type { Clock } from '../../ports/Clock.ts';
import type { Mailer } from '../../ports/Mailer.ts';
import type { SmsSender } from '../../ports/SmsSender.ts';

/** Everything that signing in needs from outside its domain. */
export type AuthContext = {
  /** Where codes, links and sessions are kept. */
  db: Database;
  /** Decides about every expiry. */
  clock: Clock;
  /** The installation's secret, the key of all hashes of short values. */
  secret: string;
  /** Guards the sending of codes. */
  captcha: Captcha;
  /** Carries quick links. */
  mailer: Mailer;
  /** Carries codes. */
  sms: SmsSender;
  /** Counts per phone number and per address. */
  limiter: RateLimiter;
  /** Says when sending stops. */
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Address under which people reach the web app, without a trailing slash. */
  publicUrl: () => string;
  /** Refuses dial codes and numbers that no country has. */
  checkPhoneNumber: (phone: { dial_code: string; phone_number: string }) => void;
  /** BCP 47 tag of a language that a profile names. */
  codeOfLanguage: (name: string) => string;
};

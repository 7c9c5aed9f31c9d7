import type { Config } from '../config.ts';
import type { Core } from '../core/Core.ts';
import { outboxPath } from '../domains/dev/serveOutbox.ts';

const loopback = /^(localhost|127\.[\d.]+|::1)$/i;

/**
 * Sentences for whoever starts a server: where codes and links are that nobody sends, and that people on other machines do not get
 * any. Empty when there are carriers for both.
 */
export function describeDelivery(
  { HOST }: Pick<Config, 'HOST'>,
  { local, ownUrl }: Pick<Core, 'local' | 'ownUrl'>,
  missing: { mail: boolean; sms: boolean },
): string[] {
  if (!missing.mail && !missing.sms) return [];
  const isReachable = loopback.test(HOST) || ['0.0.0.0', '::'].includes(HOST);
  const outbox =
    local.isForThisMachine && isReachable
      ? [`Codes and links: ${ownUrl()}${outboxPath}?key=${local.key}`]
      : [];
  if (local.isForThisMachine && loopback.test(HOST)) return outbox;
  const what = [missing.mail && 'e-mails', missing.sms && 'text messages'].filter(Boolean).join(' and ');
  const variables = [
    missing.mail && 'SMTP_URL and MAIL_FROM',
    missing.sms && 'TWILIO_ACCOUNT_SID and its like',
  ];
  return [
    ...outbox,
    `Nobody sends ${what}: people on other machines get no codes and links. Set ${variables.filter(Boolean).join(', and ')}.`,
  ];
}

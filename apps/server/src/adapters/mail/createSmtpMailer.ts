import nodemailer from 'nodemailer';
import {
  type OutsideService,
  problemOf,
  ServiceUnavailableError,
} from '../../core/outside/OutsideService.ts';
import type { Delivery } from '../../ports/Delivery.ts';
import type { Mailer } from '../../ports/Mailer.ts';

/** Where mails leave and in whose name. */
export type SmtpMailerOptions = {
  /** `smtp://user:password@host:587` or `smtps://…:465`; STARTTLS is used when the server offers it. */
  url: string;
  /** Sender, e.g. `Franca <no-reply@example.org>`. */
  from: string;
  /** The way to it. */
  service: OutsideService;
};

/** Milliseconds after which a connection to a silent server is given up, which then holds none of the others. */
const timeout = 8000;

/** The server answered something, be it a refusal of this mail. */
const isFault = (error: unknown): boolean =>
  (error as { responseCode?: number }).responseCode === undefined &&
  (error as { code?: string }).code !== 'EENVELOPE';

/** Mailer over SMTP (RFC 5321), with pooled connections. File and URL attachments are switched off: a mail is text. */
export function createSmtpMailer(options: SmtpMailerOptions): Mailer {
  const transport = nodemailer.createTransport({
    url: options.url,
    pool: true,
    maxConnections: 8,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // The sender's own domain: a Message-ID of any other looks forged.
  const host = /@([\w.-]+)/.exec(options.from)?.[1] ?? 'localhost';
  let closed = false;
  return {
    id: 'smtp',
    send: async ({ to, subject, text, html, id, replyTo, unsubscribe }) => {
      if (closed) return { status: 'failed', detail: 'the mailer is closed' };
      try {
        // As an object the address is never read as a list: one mail, one reader.
        const message = {
          from: options.from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          ...(id !== undefined && { messageId: `<${id}@${host}>` }),
          ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
          ...(unsubscribe !== undefined && {
            list: { unsubscribe: { url: unsubscribe } },
            headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
          }),
        };
        // A server that answers byte by byte is silent to no socket: the end of the request ends its connection.
        const sendMail = (signal: AbortSignal) => transport.sendMail({ ...message, signal });
        await options.service.ask(sendMail, { isFault });
        return { status: 'sent' };
      } catch (error) {
        return outcomeOf(error);
      }
    },
    close: async () => {
      closed = true;
      transport.close();
    },
  };
}

/** Only codes go into the detail: the server's sentence may repeat parts of the mail. */
function outcomeOf(error: unknown): Delivery {
  if (error instanceof ServiceUnavailableError) {
    const { retryAfterMs } = error;
    return { status: 'failed', detail: `smtp ${problemOf(error)}`, retryAfterMs };
  }
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const detail = `smtp ${code ?? 'error'}${responseCode ? ` ${responseCode}` : ''}`;
  const isAddressRefused = code === 'EENVELOPE' && (responseCode === undefined || responseCode >= 500);
  return { status: isAddressRefused ? 'refused' : 'failed', detail };
}

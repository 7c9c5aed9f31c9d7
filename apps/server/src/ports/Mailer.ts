import type { Delivery } from './Delivery.ts';

/** One e-mail to one person. */
export type Mail = {
  /** Address of the reader, e.g. `ana@example.org`. */
  to: string;
  /** Subject line, any script. */
  subject: string;
  /** Plain text, always present. */
  text: string;
  /** The same content as HTML, where there is one. */
  html?: string | undefined;
  /**
   * Names the mail for ever, e.g. `enquiry-1`: whoever receives it twice, because the server stopped between sending
   * and noting it, can tell. Carriers put it into the Message-ID.
   */
  id?: string | undefined;
  /** Whom a response goes to, when that is not the sender. */
  replyTo?: string | undefined;
  /** Address that ends the subscription with one POST (RFC 8058); mail programs offer it beside the mail. */
  unsubscribe?: string | undefined;
  /** The sign-in code inside the text; only the dev outbox shows it apart. */
  code?: string | undefined;
  /** The link inside the text; only the dev outbox shows it apart. */
  link?: string | undefined;
};

/** Sends e-mails. Never rejects and never logs what a mail says. */
export type Mailer = {
  /** Name of the carrier: `outbox` or `smtp`. */
  readonly id: string;
  /** Hands one mail over; `sent` means that the carrier took it, not that it was read. */
  send: (mail: Mail) => Promise<Delivery>;
  /** Ends open connections; later mails answer `failed`. */
  close: () => Promise<void>;
};

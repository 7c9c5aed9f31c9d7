import type { Delivery } from './Delivery.ts';

/** One text message to one phone. */
export type Sms = {
  /** Receiver in E.164 form: `+{dial_code}{phone_number}` without spaces. */
  to: string;
  /** What the person reads. */
  text: string;
  /** The sign-in code inside the text; only the dev outbox shows it apart. */
  code?: string | undefined;
};

/** Sends text messages. Never rejects and never logs what a message says. */
export type SmsSender = {
  /** Name of the carrier: `outbox` or `twilio`. */
  readonly id: string;
  /** Hands one message over; `sent` means that the carrier took it. */
  send: (sms: Sms) => Promise<Delivery>;
  /** Gives up what is under way; later messages answer `failed`. */
  close: () => Promise<void>;
};

/** One message that would have been sent if a provider were configured. */
export type OutboxEntry = {
  /** Identifier of the entry. */
  _id: string;
  /** How it would have travelled. */
  channel: 'sms' | 'email';
  /** E-mail address, or `+{dial_code}{phone_number}`. */
  to: string;
  /** Subject line of an e-mail. */
  subject?: string | undefined;
  /** The whole text. */
  text: string;
  /** The sign-in code in it. */
  code?: string | undefined;
  /** The quick link in it. */
  link?: string | undefined;
  /** ISO 8601 UTC. */
  created_at: string;
};

/** Reads what the development outbox holds. */
export type Outbox = {
  /** Newest first, at most 100; only those to one receiver when `to` is given. */
  list: (to?: string) => Promise<OutboxEntry[]>;
};

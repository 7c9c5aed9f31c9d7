/**
 * What became of a text handed to a carrier. `refused`: this address will never work. `failed`: it may work later.
 * `detail` is for the log and never holds the text itself, a code or a link.
 */
export type Delivery =
  | { status: 'sent' }
  | { status: 'refused'; detail: string }
  | { status: 'failed'; detail: string; retryAfterMs?: number | undefined };

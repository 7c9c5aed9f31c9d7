import type { OutgoingMessage } from '../model/OutgoingMessage.ts';

/** A message in the outbox, as it is stored on this device. */
export interface OutboxItem {
  /** What is to be sent. */
  readonly message: OutgoingMessage;
  /** Tries so far. */
  readonly attempts: number;
  /** `waiting` is tried again by itself; `failed` got a final refusal and waits for the person. */
  readonly state: { readonly kind: 'waiting' } | { readonly kind: 'failed'; readonly reason: string };
}

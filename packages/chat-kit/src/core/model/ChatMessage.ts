import type { DeliveryState } from './DeliveryState.ts';
import type { MessageSnapshot } from './MessageSnapshot.ts';

/** A message as the list shows it: stored ones and those still waiting in the outbox. */
export interface ChatMessage extends Omit<MessageSnapshot, 'seq'> {
  /** Place in the topic, or null while the message only exists on this device. */
  readonly seq: number | null;
  /** How far it has come. */
  readonly delivery: DeliveryState;
}

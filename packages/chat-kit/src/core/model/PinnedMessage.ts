import type { MessageSnapshot } from './Message.ts';
import type { Person } from './Person.ts';

/** A message that is pinned for everybody in its conversation. */
export interface PinnedMessage {
  /** The message. */
  readonly message: MessageSnapshot;
  /** Who pinned it, or null where that is not known any more. */
  readonly by: Person | null;
}

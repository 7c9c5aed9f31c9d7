import type { Clock } from '../clock/Clock.ts';
import type { OutgoingMessage } from '../model/OutgoingMessage.ts';
import type { OutboxCoordinator } from './OutboxCoordinator.ts';
import type { OutboxStorage } from './OutboxStorage.ts';
import type { SendOutcome } from './SendOutcome.ts';

/** Options of `createOutbox`. */
export interface OutboxOptions {
  /** Whose messages these are; the first half of every client id. */
  readonly userId: string;
  /** Where they survive a reload. */
  readonly storage: OutboxStorage;
  /**
   * Hands one message to the server, its file first; `report` takes the share of the file that is there, 0 to 1.
   * A thrown error counts as `retry`.
   */
  readonly send: (message: OutgoingMessage, report: (share: number) => void) => Promise<SendOutcome>;
  /** Whether trying makes sense now; call `wake` when it becomes true. Default: always. */
  readonly isOnline?: () => boolean;
  /** One tab sends, all tabs hear. Default: this is the only tab. */
  readonly coordinator?: OutboxCoordinator;
  /** Time. Default: the machine's. */
  readonly clock?: Clock;
  /** Numbers in [0, 1). Default: `Math.random`. */
  readonly random?: () => number;
}

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
   * Hands one message to the server, its files first, one after the other; `report` takes the share of them that is
   * there, 0 to 1. A thrown error counts as `retry`. Aborted when the person deletes the message: nothing may be handed
   * over then that is not on its way yet.
   */
  readonly send: (
    message: OutgoingMessage,
    report: (share: number) => void,
    signal: AbortSignal,
  ) => Promise<SendOutcome>;
  /** Whether trying makes sense now; call `wake` when it becomes true. Default: always. */
  readonly isOnline?: () => boolean;
  /** One tab sends, all tabs hear. Default: this is the only tab. */
  readonly coordinator?: OutboxCoordinator;
  /** Time. Default: the machine's. */
  readonly clock?: Clock;
  /** Numbers in [0, 1). Default: `Math.random`. */
  readonly random?: () => number;
}

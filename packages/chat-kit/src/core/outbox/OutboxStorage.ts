import type { OutboxItem } from './OutboxItem.ts';

/** Where the outbox keeps what is not sent yet; every adapter passes `outboxStorageSuite`. */
export interface OutboxStorage {
  /** Everything stored, in the order of the client ids' timestamps. */
  load(): Promise<readonly OutboxItem[]>;
  /** Adds or replaces the item of this client id. Resolves once it would survive a crash of the page. */
  put(item: OutboxItem): Promise<void>;
  /** Takes an item away; unknown ids are ignored. */
  remove(chatId: string): Promise<void>;
  /**
   * Hands out a timestamp that is at least `now` and greater than every one handed out before,
   * also by other tabs and before a reload.
   */
  reserveTimestamp(now: number): Promise<number>;
}

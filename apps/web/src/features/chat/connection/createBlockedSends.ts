/** A message that was refused because one of the two blocks the other. */
export interface BlockedSend {
  /** The conversation. */
  readonly topicId: string;
  /** The message, which waits in the outbox as failed. */
  readonly chatId: string;
}

/** Tells the page which messages were refused behind a block. */
export function createBlockedSends() {
  const listeners = new Set<(send: BlockedSend) => void>();
  return {
    /** Called for each refused message. */
    note: (send: BlockedSend): void => {
      for (const listener of listeners) listener(send);
    },
    /** Subscribes; the returned function unsubscribes. */
    subscribe: (listener: (send: BlockedSend) => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The refused messages. */
export type BlockedSends = ReturnType<typeof createBlockedSends>;

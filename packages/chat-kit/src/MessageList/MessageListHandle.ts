/** How a message is brought into view. */
export interface ShowMessageOptions {
  /** Whether the keyboard goes on from there. Default false. */
  readonly focus?: boolean;
}

/** What a parent can do with a message list. */
export interface MessageListHandle {
  /** Brings a message into the middle and marks it for a moment; one that has just been loaded, as soon as it is a row. */
  showMessage: (chatId: string, options?: ShowMessageOptions) => void;
  /** Goes to the newest message and stays there. */
  showNewest: () => void;
}

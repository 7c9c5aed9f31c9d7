/** What a parent can do with a message list. */
export interface MessageListHandle {
  /** Brings a loaded message into the middle and marks it for a moment. */
  showMessage: (chatId: string) => void;
  /** Goes to the newest message and stays there. */
  showNewest: () => void;
}

/** What a parent can do with an open conversation. */
export interface ConversationHandle {
  /** Loads older pages until the message with this client id is shown, brings it into view and marks it for a moment. */
  showMessage: (chatId: string) => void;
  /** Puts the cursor into the composer, for example when somebody begins to type elsewhere. */
  write: () => void;
}

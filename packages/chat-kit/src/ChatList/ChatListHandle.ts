/** What a parent can do with a chat list. */
export interface ChatListHandle {
  /** Puts the focus on the row at which the Tab key stops, for example when the open conversation has gone. */
  focus: () => void;
}

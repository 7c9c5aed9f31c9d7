/** The count on a chat list row: 0 while that topic is open and scrolled to the bottom. */
export function shownUnread(unreadCount: number, isOpen: boolean, isAtBottom: boolean): number {
  return isOpen && isAtBottom ? 0 : unreadCount;
}

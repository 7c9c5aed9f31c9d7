import { useEffect } from 'react';

/** Says in the title of the window how many messages and notifications are unread. */
export function useUnreadTitle(unreadCount: number, title: string): void {
  useEffect(() => {
    document.title = unreadCount > 0 ? `(${unreadCount}) ${title}` : title;
    return () => {
      document.title = title;
    };
  }, [unreadCount, title]);
}

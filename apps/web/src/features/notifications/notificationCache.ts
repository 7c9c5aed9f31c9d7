import type { Notification } from '@franca/contract';

/** Cache key of the notifications of the person signed in, all pages in one list. */
export const notificationsKey: readonly string[] = ['notifications.list', 'all'];

/** What the column shows. */
export interface NotificationList {
  /** Newest first. */
  readonly notifications: readonly Notification[];
  /** How many are unread. */
  readonly unreadCount: number;
}

/** The list after one of them, or all, were read here. */
export function withRead(list: NotificationList, id: string | undefined): NotificationList {
  const isMeant = ({ _id, is_read }: Notification) => !is_read && (id === undefined || _id === id);
  const count = list.notifications.filter(isMeant).length;
  return {
    notifications: list.notifications.map((one) => (isMeant(one) ? { ...one, is_read: true } : one)),
    unreadCount: id === undefined ? 0 : Math.max(0, list.unreadCount - count),
  };
}

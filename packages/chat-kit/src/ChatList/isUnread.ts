import type { Topic } from '../core/model/Topic.ts';

/** Whether a row stands out as unread: by its messages, or because the viewer marked it. */
export const isUnread = ({ unreadCount, isMarkedUnread = false }: Topic): boolean =>
  unreadCount > 0 || isMarkedUnread;

import type { Notification } from '@franca/contract';
import { NotificationsColumn } from '../../features/notifications/NotificationsColumn.tsx';
import type { NotificationColumn } from '../../features/notifications/useNotifications.ts';
import { type ChatAddressActions, useChatAddress } from '../../lib/chatAddress/ChatAddressProvider.tsx';
import { useMomentTexts } from '../../lib/moments/useMomentTexts.ts';

/** Opens what a notification is about (docs/behaviour/notifications.md, Where a row leads). */
function openTarget(address: ChatAddressActions, notification: Notification): void {
  switch (notification.kind) {
    case 'friend-request':
      address.openPage('requests', 'contacts');
      break;
    case 'missed-call':
      if (notification.topic) address.openTopic(notification.topic._id);
      else address.openPerson(notification.person._id);
      break;
    case 'member-added':
    case 'mention':
      address.openTopic(notification.topic._id);
      break;
    case 'message-unsent':
      address.openDialog('scheduled');
      break;
    case 'friend-accepted':
    case 'member-removed':
    case 'group-deleted':
      address.openPerson(notification.person._id);
      break;
  }
}

/** The notifications in the middle column, with the ways that lead from them. */
export function NotificationArea({ column }: { column: NotificationColumn }) {
  const address = useChatAddress();
  const { timeText, dateText } = useMomentTexts();
  const today = new Date().toDateString();
  const momentText = (date: string) => {
    const milliseconds = Date.parse(date);
    const isToday = new Date(milliseconds).toDateString() === today;
    return (isToday ? timeText : dateText)(milliseconds, 'local');
  };
  return (
    <NotificationsColumn
      column={column}
      dateText={momentText}
      onOpen={(notification) => openTarget(address, notification)}
    />
  );
}

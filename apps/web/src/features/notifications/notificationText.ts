import type { Notification } from '@franca/contract';
import type { TextFunction } from '@franca/ui';
import { isolate } from '../../strings/isolate.ts';
import type { TextKey } from '../../strings/texts.ts';

/** What a notification says, in the interface language. */
export function notificationText(text: TextFunction<TextKey>, notification: Notification): string {
  const name = isolate(notification.person.name);
  switch (notification.kind) {
    case 'friend-request':
      return text('notifications.friendRequest', { name });
    case 'friend-accepted':
      return text('notifications.friendAccepted', { name });
    case 'member-added':
      return text('notifications.memberAdded', { name, group: isolate(notification.topic.name ?? '') });
    case 'member-removed':
      return text('notifications.memberRemoved', { name, group: isolate(notification.topic_name) });
    case 'group-deleted':
      return text('notifications.groupDeleted', { name, group: isolate(notification.topic_name) });
    case 'mention':
      return text('notifications.mention', { name, group: isolate(notification.topic.name ?? '') });
    case 'message-unsent':
      return notification.topic_name === null
        ? text('notifications.messageUnsent')
        : text('notifications.messageUnsentIn', { group: isolate(notification.topic_name) });
    case 'missed-call': {
      const words = text(notification.is_video ? 'notifications.missedVideo' : 'notifications.missedAudio', {
        name,
      });
      const group = notification.topic?.name ?? null;
      return group === null ? words : `${words} (${isolate(group)})`;
    }
  }
}

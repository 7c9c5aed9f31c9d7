import { useProfileChanges } from '../../features/account/useProfileChanges.ts';
import type { ChatSocket } from '../../features/chat/connection/ChatSocket.ts';
import { usePlanChanges } from '../../features/chat/connection/usePlanChanges.ts';
import { useTopicDeletion } from '../../features/chat/topics/useTopicDeletion.ts';
import { useUnreadTitle } from '../../features/chat/topics/useUnreadTitle.ts';
import { usePushRegistration } from '../../features/notifications/push/usePush.ts';
import { useVisibility } from '../../features/notifications/push/useVisibility.ts';
import { useAppBadge } from '../../features/notifications/useAppBadge.ts';
import { useNotificationEvents } from '../../features/notifications/useNotificationEvents.ts';
import { useRelationEvents } from '../../features/people/useRelationEvents.ts';
import { useTrialNotice } from '../../features/shell/useTrialNotice.ts';
import { useInvitation } from '../../features/start/useInvitation.ts';
import { useText } from '../../strings/texts.ts';

/** Options of {@link useChatEvents}. */
export interface ChatEventsOptions {
  /** The socket of the chats. */
  readonly socket: ChatSocket;
  /** Who is signed in. */
  readonly viewerId: string;
  /** Ids of the conversations; null until they have come. */
  readonly topicIds: readonly string[] | null;
  /** What is unread: messages and notifications. */
  readonly unreadCount: number;
  /** Closes a conversation that is gone. */
  readonly onTopicDeleted: (topicId: string) => void;
}

/** What happens while the chats are open, whatever they show: events of the socket, push, title and badge. */
export function useChatEvents(options: ChatEventsOptions): void {
  const { socket, viewerId, topicIds, unreadCount, onTopicDeleted } = options;
  const text = useText();
  useTopicDeletion({ socket, topicIds, onDeleted: onTopicDeleted });
  useNotificationEvents(socket);
  useRelationEvents(socket);
  usePlanChanges(socket);
  useProfileChanges(socket);
  usePushRegistration(viewerId);
  useVisibility(socket);
  useUnreadTitle(unreadCount, text('common.documentTitle'));
  useAppBadge(unreadCount);
  useTrialNotice();
  useInvitation(viewerId);
}

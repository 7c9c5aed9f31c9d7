import type { ChatListHandle } from '@franca/chat-kit';
import type { ReactNode, Ref } from 'react';
import type { ChatSocket } from '../../features/chat/connection/ChatSocket.ts';
import { ConnectionNotice } from '../../features/chat/connection/ConnectionNotice.tsx';
import { ChatColumn } from '../../features/chat/topics/ChatColumn.tsx';
import type { useChats } from '../../features/chat/topics/useChats.ts';
import { useTopicActions } from '../../features/chat/topics/useTopicActions.ts';
import type { NotificationColumn } from '../../features/notifications/useNotifications.ts';
import { useChatAddress } from '../../lib/chatAddress/ChatAddressProvider.tsx';
import { useStartChat } from '../../lib/people/useStartChat.ts';
import { ContactsColumn, FirstSteps, NotificationArea } from './areas.tsx';
import * as styles from './ChatShell.styles.ts';
import { SmartTalkColumn } from './smartTalk.tsx';

/** Props of {@link MiddleColumn}. */
export interface MiddleColumnProps {
  /** The socket of the chats. */
  socket: ChatSocket;
  /** Who is signed in. */
  viewerId: string;
  /** The conversations. */
  chats: ReturnType<typeof useChats>;
  /** The notifications. */
  notifications: NotificationColumn;
  /** Received friend requests that wait. */
  requestCount: number;
  /** Takes the handle of the list of conversations. */
  listRef: Ref<ChatListHandle>;
  /** Opens a conversation at a message that was found. */
  onSelectMessage: (topicId: string, chatId: string, words?: string) => void;
  /** What is offered under it. */
  offer: ReactNode;
}

function Content(props: MiddleColumnProps) {
  const { socket, viewerId, chats, notifications, requestCount, listRef, onSelectMessage } = props;
  const address = useChatAddress();
  const { openTopic, openPerson, openDialog } = address;
  const topicActions = useTopicActions((id) => chats.blockedIn(id) !== undefined);
  const { start } = useStartChat();
  switch (address.area) {
    case 'notifications':
      return <NotificationArea column={notifications} />;
    case 'smartTalk':
      return <SmartTalkColumn socket={socket} userId={viewerId} />;
    case 'contacts':
      return (
        <ContactsColumn
          requestCount={requestCount}
          isRequestsOpen={address.page === 'requests'}
          selectedId={chats.otherId ?? null}
          onOpen={start}
          onProfile={({ _id }) => openPerson(_id)}
          onRequests={() => address.openPage('requests')}
          onAddFriend={() => openDialog('addFriend')}
        />
      );
    case null:
      return (
        <ChatColumn
          ref={listRef}
          topics={chats.topics}
          isFailed={chats.isFailed}
          onRetry={chats.retry}
          viewerId={viewerId}
          selectedId={address.topic}
          onSelect={({ id }) => openTopic(id)}
          onSelectMessage={({ id }, chatId, words) => onSelectMessage(id, chatId, words)}
          onShowInfo={({ id }) => openTopic(id, 'info')}
          onNewChat={() => openDialog('newChat')}
          firstSteps={<FirstSteps />}
          topicActions={topicActions}
        />
      );
  }
}

/** What stands between the rail and the conversation: the chats, or the list of the open area. */
export function MiddleColumn(props: MiddleColumnProps) {
  return (
    <>
      <div className={styles.narrowNotice}>
        <ConnectionNotice socket={props.socket} />
      </div>
      <Content {...props} />
      {/* At the foot, where it moves no row that somebody is about to press. */}
      {props.offer}
    </>
  );
}

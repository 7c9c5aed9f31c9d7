import type { Topic } from '../core/model/Topic.ts';
import type { SessionStatus } from '../core/session/TopicSession.ts';
import { EmptyConversation } from '../EmptyConversation/EmptyConversation.tsx';
import { MessageListFrame, type MessageListProps } from '../MessageList/MessageList.tsx';
import { NewMessageAnnouncer } from '../MessageList/NewMessageAnnouncer.tsx';
import * as styles from './Conversation.styles.ts';
import { ConversationSkeleton } from './ConversationSkeleton.tsx';

/** Props of {@link ConversationMessages}. */
export interface ConversationMessagesProps extends Omit<MessageListProps, 'topicId' | 'isGroup' | 'older'> {
  /** The conversation. */
  topic: Topic;
  /** How its pages stand. */
  status: SessionStatus;
}

/** The messages, or what stands in their place while there are none. */
function MessagesPlace({ topic, status, ...list }: ConversationMessagesProps) {
  if (list.rows.length > 0) {
    return <MessageListFrame topicId={topic.id} isGroup={topic.isGroup} older={status.older} {...list} />;
  }
  if (status.first.kind === 'loading') return <ConversationSkeleton />;
  return (
    <div className={styles.middle}>
      {status.first.kind === 'ready' ? <EmptyConversation topic={topic} /> : null}
    </div>
  );
}

/** The messages of a conversation, and the announcements of those that come, also of the first. */
export function ConversationMessages(props: ConversationMessagesProps) {
  const { topic, status, rows } = props;
  return (
    <>
      <MessagesPlace {...props} />
      {status.first.kind === 'ready' ? <NewMessageAnnouncer topicId={topic.id} rows={rows} /> : null}
    </>
  );
}

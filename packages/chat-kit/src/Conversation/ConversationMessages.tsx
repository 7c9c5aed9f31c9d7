import type { Topic } from '../core/model/Topic.ts';
import type { SessionStatus } from '../core/session/TopicSession.ts';
import { EmptyConversation } from '../EmptyConversation/EmptyConversation.tsx';
import { MessageList, type MessageListProps } from '../MessageList/MessageList.tsx';
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
export function ConversationMessages({ topic, status, ...list }: ConversationMessagesProps) {
  if (list.rows.length > 0) {
    return <MessageList topicId={topic.id} isGroup={topic.isGroup} older={status.older} {...list} />;
  }
  if (status.first.kind === 'loading') return <ConversationSkeleton />;
  return (
    <div className={styles.middle}>
      {status.first.kind === 'ready' ? <EmptyConversation topic={topic} /> : null}
    </div>
  );
}

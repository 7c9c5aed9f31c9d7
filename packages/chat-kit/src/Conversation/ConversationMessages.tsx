import type { Topic } from '../core/model/Topic.ts';
import type { SessionStatus } from '../core/session/TopicSession.ts';
import { MessageList, type MessageListProps } from '../MessageList/MessageList.tsx';
import * as styles from './Conversation.styles.ts';
import type { useConversationSlots } from './useConversationSlots.ts';

/** Props of {@link ConversationMessages}. */
export interface ConversationMessagesProps extends Omit<MessageListProps, 'topicId' | 'isGroup' | 'older'> {
  /** The conversation. */
  topic: Topic;
  /** How its pages stand. */
  status: SessionStatus;
  /** The parts that may be drawn differently. */
  slots: Pick<ReturnType<typeof useConversationSlots>, 'Skeleton' | 'Empty'>;
}

/** The messages, or what stands in their place while there are none. */
export function ConversationMessages({ topic, status, slots, ...list }: ConversationMessagesProps) {
  if (list.rows.length > 0) {
    return <MessageList topicId={topic.id} isGroup={topic.isGroup} older={status.older} {...list} />;
  }
  if (status.first.kind === 'loading') return <slots.Skeleton />;
  return (
    <div className={styles.middle}>
      {status.first.kind === 'ready' ? <slots.Empty topic={topic} /> : null}
    </div>
  );
}

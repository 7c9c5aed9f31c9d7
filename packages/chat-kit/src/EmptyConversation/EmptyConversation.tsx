import { Avatar, EmptyState } from '@franca/ui';
import type { Topic } from '../core/model/Topic.ts';
import { useChatText } from '../hooks/useChatText.ts';

/** Props of {@link EmptyConversation}. */
export interface EmptyConversationProps {
  /** The conversation in which nobody has written yet. */
  topic: Topic;
}

/** Stands in a conversation without messages: who it is, and that everybody writes in their own language. */
export function EmptyConversation({ topic }: EmptyConversationProps) {
  const text = useChatText();
  return (
    <EmptyState
      icon={<Avatar name={topic.title} src={topic.avatarUrl} size="huge" decorative />}
      title={text('noMessages')}
    >
      {topic.isGroup ? text('noMessagesHintGroup') : text('noMessagesHint', { name: topic.title })}
    </EmptyState>
  );
}

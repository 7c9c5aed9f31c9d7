import { Avatar } from '@franca/ui/Avatar';
import type { Topic } from '../core/model/Topic.ts';
import { useChatText } from '../hooks/useChatText.ts';
import { useSlot } from '../slots/useSlot.ts';
import * as styles from './EmptyConversation.styles.ts';

/** Props of {@link EmptyConversation}. */
export interface EmptyConversationProps {
  /** The conversation in which nobody has written yet. */
  topic: Topic;
}

/** Stands in a conversation without messages: everybody writes in their own language. Renders a `<div>`. */
export function EmptyConversation({ topic }: EmptyConversationProps) {
  const text = useChatText();
  const Picture = useSlot('Avatar', Avatar);
  return (
    <div className={styles.root}>
      <Picture name={topic.title} src={topic.avatarUrl} size="huge" decorative />
      <p className={styles.title}>{text('noMessages')}</p>
      <p className={styles.hint}>
        {topic.isGroup ? text('noMessagesHintGroup') : text('noMessagesHint', { name: topic.title })}
      </p>
    </div>
  );
}

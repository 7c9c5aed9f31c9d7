import { createSlot } from '@franca/ui/kit';
import { cx } from '@linaria/core';
import type { ComponentProps } from 'react';
import type { Topic } from '../core/model/Topic.ts';
import { useChatText } from '../hooks/useChatText.ts';
import { Avatar } from '../slots/Avatar.ts';
import * as styles from './EmptyConversation.styles.ts';

/** Props of {@link EmptyConversation}. */
export interface EmptyConversationProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The conversation in which nobody has written yet. */
  topic: Topic;
}

/** Stands in a conversation without messages: everybody writes in their own language. Renders a `<div>`. */
export const EmptyConversation = createSlot(
  'EmptyConversation',
  function EmptyConversation({ topic, className, ...rest }: EmptyConversationProps) {
    const text = useChatText();
    return (
      <div {...rest} className={cx(styles.root, className)} data-fr-part="empty-conversation">
        <Avatar name={topic.title} src={topic.avatarUrl} size="huge" decorative />
        <p className={styles.title}>{text('noMessages')}</p>
        <p className={styles.hint}>
          {topic.isGroup ? text('noMessagesHintGroup') : text('noMessagesHint', { name: topic.title })}
        </p>
      </div>
    );
  },
);

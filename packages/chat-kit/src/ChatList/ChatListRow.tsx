import { createSlot } from '@franca/ui/kit';
import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import { cx } from '@linaria/core';
import { BellOff, Pin } from 'lucide-react';
import { type ComponentProps, memo } from 'react';
import type { Topic } from '../core/model/Topic.ts';
import { useChatText } from '../hooks/useChatText.ts';
import { useMomentText } from '../hooks/useMomentText.ts';
import { TopicAvatar } from '../TopicAvatar/TopicAvatar.tsx';
import * as styles from './ChatList.styles.ts';
import { isUnread } from './isUnread.ts';
import { RowMarks } from './RowMarks.tsx';
import { RowPreview } from './RowPreview.tsx';

/** Props of {@link ChatListRow}. */
export interface ChatListRowProps extends Omit<ComponentProps<'button'>, 'children' | 'onSelect' | 'type'> {
  /** The conversation. */
  topic: Topic;
  /** Who looks at the list. */
  viewerId: string;
  /** Whether this conversation is open. */
  isSelected: boolean;
  /** Whether the Tab key stops here. */
  isTabStop: boolean;
  /** Opens the conversation. */
  onSelect: (topic: Topic) => void;
}

const MemoRow = memo(function ChatListRow(props: ChatListRowProps) {
  const { topic, viewerId, isSelected, isTabStop, onSelect, className, ...rest } = props;
  const text = useChatText();
  const momentText = useMomentText();
  return (
    <button
      {...rest}
      type="button"
      className={cx(styles.row, className)}
      data-fr-part="chat-list-row"
      data-topic={topic.id}
      aria-current={isSelected ? 'true' : undefined}
      tabIndex={isTabStop ? 0 : -1}
      onClick={(event) => {
        rest.onClick?.(event);
        if (!event.defaultPrevented) onSelect(topic);
      }}
    >
      <TopicAvatar
        topic={topic}
        viewerId={viewerId}
        size="large"
        presence={topic.presence === 'online' ? 'online' : undefined}
      />
      <span className={styles.words} data-unread={isUnread(topic) ? '' : undefined}>
        <span className={styles.name}>
          <bdi className={styles.nameText}>{topic.title}</bdi>
          {topic.presence === 'online' ? <VisuallyHidden>, {text('activeNow')}</VisuallyHidden> : null}
          {topic.pinnedAt ? <Pin className={styles.mark} role="img" aria-label={text('pinnedChat')} /> : null}
          {topic.isMuted ? <BellOff className={styles.mark} role="img" aria-label={text('muted')} /> : null}
        </span>
        <span className={styles.time} dir="ltr">
          {topic.lastMessage ? momentText(topic.lastMessage.sentAt) : ''}
        </span>
        <RowPreview topic={topic} viewerId={viewerId} isSelected={isSelected} />
        <RowMarks topic={topic} />
      </span>
    </button>
  );
});

/** One conversation in the chat list. Renders a `<button>`. */
export const ChatListRow = createSlot('ChatListRow', MemoRow);

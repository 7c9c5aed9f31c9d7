import { Avatar } from '@franca/ui/Avatar';
import { Badge } from '@franca/ui/Badge';
import { memo } from 'react';
import type { Topic } from '../core/model/Topic.ts';
import { useChatText } from '../hooks/useChatText.ts';
import { useTimeText } from '../hooks/useTimeText.ts';
import { useSlot } from '../slots/useSlot.ts';
import * as styles from './ChatList.styles.ts';
import { previewText } from './previewText.ts';

/** Props of {@link ChatListRow}. */
export interface ChatListRowProps {
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

/** One conversation in the chat list. Renders a `<button>`. */
export const ChatListRow = memo(function ChatListRow(props: ChatListRowProps) {
  const { topic, viewerId, isSelected, isTabStop, onSelect } = props;
  const text = useChatText();
  const timeText = useTimeText();
  const Picture = useSlot('Avatar', Avatar);
  const preview = previewText(topic, viewerId, text);
  return (
    <button
      type="button"
      className={styles.row}
      data-topic={topic.id}
      aria-current={isSelected ? 'true' : undefined}
      tabIndex={isTabStop ? 0 : -1}
      onClick={() => onSelect(topic)}
    >
      <Picture
        name={topic.title}
        src={topic.avatarUrl}
        size="large"
        presence={topic.presence === 'online' ? 'online' : undefined}
        decorative
      />
      <span className={styles.words} data-unread={topic.unreadCount > 0 ? '' : undefined}>
        <span className={styles.name}>
          <bdi>{topic.title}</bdi>
        </span>
        <span className={styles.time} dir="ltr">
          {topic.lastMessage ? timeText(topic.lastMessage.sentAt) : ''}
        </span>
        <span className={styles.preview}>
          {preview?.speaker ? (
            <>
              <bdi>{preview.speaker}</bdi>
              {': '}
            </>
          ) : null}
          <bdi lang={preview?.language ?? undefined}>{preview?.text}</bdi>
        </span>
        <Badge className={styles.badge} count={topic.unreadCount} />
      </span>
    </button>
  );
});

import { Badge } from '@franca/ui/Badge';
import type { Topic } from '../core/model/Topic.ts';
import { useChatText } from '../hooks/useChatText.ts';
import * as styles from './ChatList.styles.ts';
import { isUnread } from './isUnread.ts';

/** What is unread in a conversation: a sign that the viewer is mentioned, and the count or a dot. Renders a `<span>`, or nothing. */
export function RowMarks({ topic }: { topic: Topic }) {
  const text = useChatText();
  const { isGroup, isMuted, unreadCount, unreadMentions = 0 } = topic;
  if (!isUnread(topic)) return null;
  // In a private conversation every message is for the viewer.
  const isMentioned = isGroup && unreadCount > 0 && unreadMentions > 0;
  return (
    <span className={styles.marks}>
      {isMentioned ? (
        <Badge role="img" aria-label={text('mentioned')}>
          @
        </Badge>
      ) : null}
      {unreadCount > 0 ? (
        <Badge tone={isMuted ? 'neutral' : 'primary'} count={unreadCount} />
      ) : (
        <span
          className={styles.unreadMark}
          data-muted={isMuted ? '' : undefined}
          role="img"
          aria-label={text('markedUnread')}
        />
      )}
    </span>
  );
}

import type { Topic } from '../core/model/Topic.ts';
import { useChatText } from '../hooks/useChatText.ts';
import { Avatar } from '../slots/Avatar.ts';
import * as styles from './ChatList.styles.ts';

/** Props of {@link ActiveNow}. */
export interface ActiveNowProps {
  /** Conversations whose other person is online, or was when the pointer came over the list. */
  topics: readonly Topic[];
  /** Opens a conversation. */
  onSelect: (topic: Topic) => void;
}

/** The people who are online, one click from a conversation. Renders a `<nav>`, or nothing when nobody is. */
export function ActiveNow({ topics, onSelect }: ActiveNowProps) {
  const text = useChatText();
  if (topics.length === 0) return null;
  return (
    <nav className={styles.active} aria-label={text('activeNow')}>
      <p className={styles.activeTitle}>{text('activeNow')}</p>
      <ul className={styles.activeRow}>
        {topics.map((topic) => (
          <li key={topic.id}>
            <button type="button" className={styles.activePerson} onClick={() => onSelect(topic)}>
              <Avatar
                name={topic.title}
                src={topic.avatarUrl}
                size="large"
                presence={topic.presence === 'unknown' ? undefined : topic.presence}
                decorative
              />
              <bdi>{topic.title.split(' ')[0]}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

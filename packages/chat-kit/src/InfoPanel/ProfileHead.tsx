import { Icon } from '@franca/ui/Icon';
import { BadgeCheck } from 'lucide-react';
import type { Topic } from '../core/model/Topic.ts';
import { useChat } from '../hooks/useChat.ts';
import { useChatText } from '../hooks/useChatText.ts';
import { TopicAvatar } from '../TopicAvatar/TopicAvatar.tsx';
import * as styles from './InfoOverview.styles.ts';

/** Props of {@link ProfileHead}. */
export interface ProfileHeadProps {
  /** The conversation. */
  topic: Topic;
  /** The username of the other person, without @. */
  username?: string | undefined;
}

/** Who a conversation is with: picture, name, and country and accent or how many members. Renders a `<div>`. */
export function ProfileHead({ topic, username }: ProfileHeadProps) {
  const text = useChatText();
  const { port } = useChat();
  const other = topic.isGroup ? undefined : topic.members.find(({ id }) => id !== port.viewer.id);
  const places = [topic.country, topic.accent].filter((word) => word !== undefined && word !== '');
  return (
    <div className={styles.head}>
      <TopicAvatar
        topic={topic}
        viewerId={port.viewer.id}
        size="huge"
        presence={topic.presence === 'unknown' ? undefined : topic.presence}
      />
      <p className={styles.name}>
        <bdi>{topic.title}</bdi>
        {other?.isVerified ? <Icon icon={BadgeCheck} size="small" label={text('verified')} /> : null}
      </p>
      {username ? (
        <p className={styles.places}>
          <bdi dir="ltr">@{username}</bdi>
        </p>
      ) : null}
      <p className={styles.places}>
        {topic.isGroup
          ? text('members', { count: topic.memberCount ?? topic.members.length })
          : places.map((place, index) => (
              <span key={place}>
                {index > 0 ? ' · ' : null}
                <bdi>{place}</bdi>
              </span>
            ))}
      </p>
    </div>
  );
}

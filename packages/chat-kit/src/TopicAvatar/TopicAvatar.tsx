import type { AvatarProps } from '@franca/ui/Avatar';
import type { Topic } from '../core/model/Topic.ts';
import { Avatar } from '../slots/Avatar.ts';
import * as styles from './TopicAvatar.styles.ts';

/** Props of {@link TopicAvatar}. */
export interface TopicAvatarProps extends Pick<AvatarProps, 'size' | 'presence'> {
  /** The conversation. */
  topic: Topic;
  /** Who looks. */
  viewerId: string;
}

/** The picture of a conversation; a group without one shows two of its other members. Renders a `<span>` that screen readers skip. */
export function TopicAvatar({ topic, viewerId, size = 'medium', presence }: TopicAvatarProps) {
  const isComposed = topic.isGroup && !topic.avatarUrl;
  const faces = isComposed ? topic.members.filter(({ id }) => id !== viewerId).slice(0, 2) : [];
  if (faces.length < 2) {
    return <Avatar name={topic.title} src={topic.avatarUrl} size={size} presence={presence} decorative />;
  }
  return (
    <span className={styles.root} data-size={size} data-fr-part="topic-avatar" aria-hidden="true">
      {faces.map(({ id, name, avatarUrl }) => (
        <Avatar key={id} className={styles.face} name={name} src={avatarUrl} size={size} decorative />
      ))}
    </span>
  );
}

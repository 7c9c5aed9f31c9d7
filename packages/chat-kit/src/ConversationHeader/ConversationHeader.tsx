import { Icon } from '@franca/ui/Icon';
import { createSlot } from '@franca/ui/kit';
import { cx } from '@linaria/core';
import { BadgeCheck } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { Topic } from '../core/model/Topic.ts';
import { dayOf } from '../core/time/dayOf.ts';
import { useChat } from '../hooks/useChat.ts';
import { useChatText } from '../hooks/useChatText.ts';
import { useDateText } from '../hooks/useDateText.ts';
import { useTimeText } from '../hooks/useTimeText.ts';
import { useToday } from '../hooks/useToday.ts';
import { TopicAvatar } from '../TopicAvatar/TopicAvatar.tsx';
import * as styles from './ConversationHeader.styles.ts';

/** Props of {@link ConversationHeader}. */
export interface ConversationHeaderProps extends Omit<ComponentProps<'header'>, 'children'> {
  /** The open conversation. */
  topic: Topic;
  /** Stands before the picture, for example a button that leads back. */
  start?: ReactNode;
  /** Buttons at the end: calls, information. */
  actions?: ReactNode;
}

/** When the other person was online last, in a sentence; undefined where that is not known. */
function useLastSeen({ presence, lastSeenAt }: Topic): string | undefined {
  const text = useChatText();
  const timeText = useTimeText();
  const dateText = useDateText();
  const now = useToday();
  if (presence !== 'offline' || lastSeenAt == null) return undefined;
  const day = dayOf(lastSeenAt, now, dateText);
  if (day.kind === 'date') return text('lastSeenOn', { date: day.text });
  return text(day.kind === 'today' ? 'lastSeenToday' : 'lastSeenYesterday', { time: timeText(lastSeenAt) });
}

/** Who one is talking to, and whether they are online, or when they were. Renders a `<header>`. */
export const ConversationHeader = createSlot(
  'ConversationHeader',
  function ConversationHeader({ topic, start, actions, className, ...rest }: ConversationHeaderProps) {
    const { port } = useChat();
    const text = useChatText();
    const other = topic.isGroup ? undefined : topic.members.find((member) => member.id !== port.viewer.id);
    const presence = topic.presence === 'unknown' ? undefined : topic.presence;
    const lastSeen = useLastSeen(topic);
    const presenceText = lastSeen ?? (presence ? text(presence) : null);
    const hasStatus = topic.isGroup || Boolean(topic.country) || presenceText !== null;
    return (
      <header
        {...rest}
        className={cx(styles.root, className)}
        data-fr-part="conversation-header"
        data-has-start={start ? '' : undefined}
      >
        {start}
        <TopicAvatar topic={topic} viewerId={port.viewer.id} presence={presence} />
        <div className={styles.words}>
          <h2 className={styles.title}>
            <bdi>{topic.title}</bdi>
            {other?.isVerified ? <Icon icon={BadgeCheck} size="small" label={text('verified')} /> : null}
          </h2>
          {hasStatus ? (
            <p className={styles.status}>
              {topic.isGroup ? (
                <span>{text('members', { count: topic.memberCount ?? topic.members.length })}</span>
              ) : (
                <>
                  {topic.country ? (
                    <span>
                      <bdi>{topic.country}</bdi>
                      {presenceText ? ' · ' : null}
                    </span>
                  ) : null}
                  {presenceText ? <span data-presence={presence}>{presenceText}</span> : null}
                </>
              )}
            </p>
          ) : null}
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </header>
    );
  },
);

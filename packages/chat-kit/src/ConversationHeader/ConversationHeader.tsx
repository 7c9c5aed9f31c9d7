import { Icon } from '@franca/ui/Icon';
import { useLocale } from '@franca/ui/i18n';
import { createSlot } from '@franca/ui/kit';
import { cx } from '@linaria/core';
import { BadgeCheck, Timer } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { Topic } from '../core/model/Topic.ts';
import { dayOf } from '../core/time/dayOf.ts';
import { lifetimeText } from '../core/time/lifetimeText.ts';
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

/** When the other person was online last: a sentence, and fewer words for a narrow header. */
interface LastSeen {
  readonly sentence: string;
  readonly short: string;
}

/** When the other person was online last; undefined where that is not known. */
function useLastSeen({ presence, lastSeenAt }: Topic): LastSeen | undefined {
  const text = useChatText();
  const timeText = useTimeText();
  const dateText = useDateText();
  const now = useToday();
  if (presence !== 'offline' || lastSeenAt == null) return undefined;
  const day = dayOf(lastSeenAt, now, dateText);
  if (day.kind === 'date') {
    const date = { date: day.text };
    return { sentence: text('lastSeenOn', date), short: text('lastSeenShortOn', date) };
  }
  const time = { time: timeText(lastSeenAt) };
  return day.kind === 'today'
    ? { sentence: text('lastSeenToday', time), short: text('lastSeenShortToday', time) }
    : { sentence: text('lastSeenYesterday', time), short: text('lastSeenShortYesterday', time) };
}

/** Who one is talking to, whether they are online, or when they were, and whether messages disappear. Renders a `<header>`. */
export const ConversationHeader = createSlot(
  'ConversationHeader',
  function ConversationHeader({ topic, start, actions, className, ...rest }: ConversationHeaderProps) {
    const { port } = useChat();
    const text = useChatText();
    const locale = useLocale();
    const lifetime = topic.messageLifetime ? lifetimeText(topic.messageLifetime, locale) : null;
    const other = topic.isGroup ? undefined : topic.members.find((member) => member.id !== port.viewer.id);
    const presence = topic.presence === 'unknown' ? undefined : topic.presence;
    const lastSeen = useLastSeen(topic);
    const presenceText = lastSeen?.sentence ?? (presence ? text(presence) : null);
    const hasStatus = topic.isGroup || Boolean(topic.country) || presenceText !== null;
    return (
      <header
        {...rest}
        className={cx(styles.root, className)}
        data-fr-part="conversation-header"
        data-has-start={start ? '' : undefined}
      >
        {start}
        <span className={styles.picture}>
          <TopicAvatar topic={topic} viewerId={port.viewer.id} presence={presence} />
        </span>
        <div className={styles.words}>
          <h2 className={styles.title}>
            <bdi>{topic.title}</bdi>
            {other?.isVerified ? <Icon icon={BadgeCheck} size="small" label={text('verified')} /> : null}
            {lifetime === null ? null : (
              <span className={styles.lifetime}>
                <Icon icon={Timer} size="small" label={text('disappearAfter', { time: lifetime })} />
              </span>
            )}
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
                  {presenceText ? (
                    <span data-presence={presence} className={lastSeen && styles.wide}>
                      {presenceText}
                    </span>
                  ) : null}
                  {lastSeen ? (
                    // The sentence is what is read aloud, whichever is seen.
                    <span aria-hidden="true" className={styles.narrow}>
                      {lastSeen.short}
                    </span>
                  ) : null}
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

import { createSlot } from '@franca/ui/kit';
import { cx } from '@linaria/core';
import { Check, CheckCheck, CircleAlert, Clock, Star, Timer } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { Receipt } from '../core/rows/receiptOf.ts';
import type { SeenMark } from '../core/rows/seenMarks.ts';
import { useChatText } from '../hooks/useChatText.ts';
import { useTimeText } from '../hooks/useTimeText.ts';
import { SeenAvatars } from '../SeenAvatars/SeenAvatars.tsx';
import * as styles from './MessageMeta.styles.ts';

/** Props of {@link MessageMeta}. */
export interface MessageMetaProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** When the message was sent, milliseconds since 1970. */
  sentAt: number;
  /** Whether its words were changed since. */
  isEdited?: boolean | undefined;
  /** Whether the viewer starred it. */
  isStarred?: boolean | undefined;
  /** Whether it disappears. */
  isEnding?: boolean | undefined;
  /** The mark of an own message, or null for messages by others. */
  receipt: Receipt | null;
  /** Who has seen everything up to an own message and nothing after it; they stand in the place of the mark. */
  seen?: readonly SeenMark[] | undefined;
}

const marks = { waiting: Clock, stored: Check, seen: CheckCheck, failed: CircleAlert };
const words = {
  waiting: 'receiptWaiting',
  stored: 'receiptStored',
  seen: 'receiptSeen',
  failed: 'receiptFailed',
} as const;

/** Time and delivery mark in the corner of a bubble. Renders a `<span>`. */
export const MessageMeta = createSlot('MessageMeta', function MessageMeta(props: MessageMetaProps) {
  const { sentAt, isEdited = false, isStarred = false, isEnding = false, ...others } = props;
  const { receipt, seen = [], className, ...rest } = others;
  const text = useChatText();
  const timeText = useTimeText();
  const Mark = receipt ? marks[receipt] : null;
  return (
    <span {...rest} className={cx(styles.root, className)} data-fr-part="message-meta">
      {isStarred ? <Star role="img" aria-label={text('starred')} data-star="" /> : null}
      {isEnding ? <Timer role="img" aria-label={text('disappearing')} data-ending="" /> : null}
      {isEdited ? <span data-edited="">{text('edited')}</span> : null}
      <time dateTime={new Date(sentAt).toISOString()} dir="auto" aria-hidden="true">
        {timeText(sentAt)}
      </time>
      {receipt === 'seen' && seen.length > 0 ? (
        <SeenAvatars marks={seen} />
      ) : Mark && receipt ? (
        <Mark role="img" aria-label={text(words[receipt])} strokeWidth={2.25} data-receipt={receipt} />
      ) : null}
    </span>
  );
});

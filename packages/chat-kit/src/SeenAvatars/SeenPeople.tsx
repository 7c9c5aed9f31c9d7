import { Popover } from '@franca/ui/Popover';
import type { RefObject } from 'react';
import type { SeenMark } from '../core/rows/seenMarks.ts';
import { dayOf } from '../core/time/dayOf.ts';
import { useDateText } from '../hooks/useDateText.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { useTimeText } from '../hooks/useTimeText.ts';
import { useToday } from '../hooks/useToday.ts';
import { Avatar } from '../slots/Avatar.ts';
import * as styles from './SeenAvatars.styles.ts';

/** Props of {@link SeenPeople}. */
export interface SeenPeopleProps {
  /** Who has seen the message. */
  marks: readonly SeenMark[];
  /** The button beside which it stands. */
  anchor: RefObject<HTMLElement | null>;
  /** Whether it is shown. */
  open: boolean;
  /** Called with `false` when the person closes it. */
  onOpenChange: (open: boolean) => void;
}

/** Says who has seen up to a message, and when. Renders a popover. */
export function SeenPeople({ marks, ...popover }: SeenPeopleProps) {
  const text = usePartText();
  const timeText = useTimeText();
  const dateText = useDateText();
  const now = useToday();
  const when = (seenTime: number): string => {
    const day = dayOf(seenTime, now, dateText);
    const words = day.kind === 'date' ? day.text : text(day.kind);
    return day.kind === 'today' ? timeText(seenTime) : `${words}, ${timeText(seenTime)}`;
  };
  return (
    <Popover {...popover} label={text('seenTitle')} placement="top-end">
      <p className={styles.title}>{text('seenTitle')}</p>
      <ul className={styles.people}>
        {marks.map(({ person, seenTime }) => (
          <li key={person.id} className={styles.person}>
            <Avatar name={person.name} src={person.avatarUrl} size="tiny" decorative />
            <bdi className={styles.name}>{person.name}</bdi>
            <bdi className={styles.time}>{when(seenTime)}</bdi>
          </li>
        ))}
      </ul>
    </Popover>
  );
}

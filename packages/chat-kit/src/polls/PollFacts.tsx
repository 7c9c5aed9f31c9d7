import type { Poll } from '../core/model/Poll.ts';
import { useMomentText } from '../hooks/useMomentText.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { useTimeText } from '../hooks/useTimeText.ts';
import * as styles from './PollBody.styles.ts';

/** How many people voted in a poll, whether it is anonymous, and its end. Renders a `<div>`. */
export function PollFacts({ poll, isOver }: { poll: Poll; isOver: boolean }) {
  const text = usePartText();
  const momentText = useMomentText();
  const timeText = useTimeText();
  const endText = (endsAt: number): string => {
    const [moment, time] = [momentText(endsAt), timeText(endsAt)];
    return text('pollEndsAt', { time: moment === time ? time : `${moment}, ${time}` });
  };
  const facts = [
    text(poll.voterCount === 0 ? 'pollNobody' : 'pollVoters', { count: poll.voterCount }),
    poll.isAnonymous ? text('pollAnonymous') : '',
    isOver ? text('pollEnded') : poll.endsAt === null ? '' : endText(poll.endsAt),
  ].filter(Boolean);
  return <div className={styles.facts}>{facts.join(' · ')}</div>;
}

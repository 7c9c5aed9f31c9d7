import { Button } from '@franca/ui/Button';
import { Spinner } from '@franca/ui/Spinner';
import type { TopicSession } from '../core/session/TopicSession.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { useTopicSnapshot } from '../hooks/useTopicSnapshot.ts';
import * as styles from './ConversationSearch.styles.ts';

/** Props of {@link SeekLine}. */
export interface SeekLineProps {
  /** The conversation that is looked through. */
  session: TopicSession;
  /** Ends it. */
  onStop: () => void;
}

/** Floats over the messages while older ones are looked through: how far it has come, and the way out. Renders a `<div>`. */
export function SeekLine({ session, onStop }: SeekLineProps) {
  const text = usePartText();
  const { messages } = useTopicSnapshot(session);
  return (
    <div className={styles.seek}>
      <div className={styles.seekLine}>
        <Spinner size="small" />
        <span>{text('seekProgress', { count: messages.length })}</span>
        <Button size="small" variant="neutral" onClick={onStop}>
          {text('stop')}
        </Button>
      </div>
    </div>
  );
}

import { Icon } from '@franca/ui/Icon';
import { CalendarClock, CircleAlert } from 'lucide-react';
import type { Person } from '../core/model/Person.ts';
import type { ScheduledMessage } from '../core/model/ScheduledMessage.ts';
import { usePartText } from '../hooks/usePartText.ts';
import * as styles from './Scheduled.styles.ts';
import { ScheduledDialog } from './ScheduledDialog.tsx';

/** Props of {@link ScheduledBar}. */
export interface ScheduledBarProps {
  /** The conversation. */
  topicId: string;
  /** What is scheduled in it. */
  messages: readonly ScheduledMessage[];
  /** Whom a message may mention. */
  people: readonly Person[];
  /** Whether they are listed. */
  open: boolean;
  /** The list is to be shown, or to close. */
  onOpenChange: (open: boolean) => void;
}

/** Says above a composer how many messages wait or could not be sent, and shows them. Renders a `<button>` and a dialog. */
export function ScheduledBar({ topicId, messages, people, open, onOpenChange }: ScheduledBarProps) {
  const text = usePartText();
  const failed = messages.filter(({ state }) => state.kind === 'failed').length;
  return (
    <>
      {messages.length > 0 ? (
        <button
          type="button"
          className={styles.bar}
          data-fr-part="scheduled-bar"
          data-failed={failed > 0 ? '' : undefined}
          aria-haspopup="dialog"
          onClick={() => onOpenChange(true)}
        >
          <Icon icon={failed > 0 ? CircleAlert : CalendarClock} size="small" />
          {failed > 0
            ? text('scheduledFailedCount', { count: failed })
            : text('scheduledCount', { count: messages.length })}
        </button>
      ) : null}
      <ScheduledDialog topicId={topicId} people={people} open={open} onOpenChange={onOpenChange} />
    </>
  );
}

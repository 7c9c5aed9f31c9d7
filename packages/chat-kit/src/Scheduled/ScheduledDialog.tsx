import { RetryBanner } from '@franca/ui/Banner';
import { Dialog } from '@franca/ui/Dialog';
import { EmptyState } from '@franca/ui/EmptyState';
import { Icon } from '@franca/ui/Icon';
import { Spinner } from '@franca/ui/Spinner';
import { CalendarClock } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import type { Person } from '../core/model/Person.ts';
import type { ScheduledMessage } from '../core/model/ScheduledMessage.ts';
import type { Topic } from '../core/model/Topic.ts';
import { useChat } from '../hooks/useChat.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { type ScheduledModel, useScheduled } from '../hooks/useScheduled.ts';
import { EditScheduled } from './EditScheduled.tsx';
import * as styles from './Scheduled.styles.ts';
import { ScheduledRow } from './ScheduledRow.tsx';

/** Props of {@link ScheduledDialog}. */
export interface ScheduledDialogProps extends Omit<ComponentProps<'div'>, 'children' | 'title' | 'role'> {
  /** The conversation whose scheduled messages are listed, or null for all. */
  topicId: string | null;
  /** The conversations, for their names where those of all are listed. Default: none. */
  topics?: readonly Topic[] | undefined;
  /** Whom a message may mention when its words are changed. Default: nobody. */
  people?: readonly Person[] | undefined;
  /** Whether the dialog is open because the page's address says so. Default false. */
  inHistory?: boolean | undefined;
  /** Whether it is shown. */
  open: boolean;
  /** Called with `false` when the person closes it. */
  onOpenChange: (open: boolean) => void;
}

const nobody: readonly Person[] = [];
const noTopics: readonly Topic[] = [];

/** How many messages are scheduled, and how many can be. */
function RoomLine({ topicId, model }: { topicId: string | null; model: ScheduledModel }) {
  const text = usePartText();
  const { maxPerTopic, maxInTotal } = useChat().port.scheduled ?? {};
  if (maxPerTopic === undefined || maxInTotal === undefined) return null;
  const here = text('scheduledRoom', { count: model.messages.length, max: maxPerTopic });
  const inTotal = text('scheduledRoomInTotal', { count: model.total, max: maxInTotal });
  return <p className={styles.note}>{topicId === null ? inTotal : `${here} ${inTotal}`}</p>;
}

/** The viewer's messages that wait for their time or could not be sent: each can be changed, sent now, or deleted. Renders a dialog. */
export function ScheduledDialog(props: ScheduledDialogProps) {
  const {
    topicId,
    topics = noTopics,
    people = nobody,
    open,
    inHistory = false,
    onOpenChange,
    ...rest
  } = props;
  const text = usePartText();
  const model = useScheduled(topicId);
  const [edited, setEdited] = useState<ScheduledMessage | null>(null);
  const { status, messages, reload } = model;
  const titleOf = (message: ScheduledMessage): string | undefined => {
    if (topicId !== null) return undefined;
    const topic = topics.find(({ id }) => id === message.topicId);
    return topic?.title ?? message.topicTitle ?? text('scheduledGone');
  };
  return (
    <Dialog
      {...rest}
      data-fr-part="scheduled-dialog"
      open={open}
      inHistory={inHistory}
      onOpenChange={(next) => {
        setEdited(null);
        onOpenChange(next);
      }}
      title={text(edited ? 'scheduledEditTitle' : 'scheduledMessages')}
    >
      {edited ? (
        <EditScheduled message={edited} people={people} onDone={() => setEdited(null)} />
      ) : (
        <div className={styles.form}>
          {status === 'failed' ? <RetryBanner onRetry={reload}>{text('scheduledFailed')}</RetryBanner> : null}
          {status === 'loading' && messages.length === 0 ? (
            <Spinner label={text('scheduledLoading')} />
          ) : null}
          {status === 'ready' && messages.length === 0 ? (
            <EmptyState icon={<Icon icon={CalendarClock} size="large" />} title={text('scheduledNone')}>
              {text('scheduledNoneHint')}
            </EmptyState>
          ) : null}
          {messages.length > 0 ? (
            <>
              <ul className={styles.list} aria-label={text('scheduledMessages')}>
                {messages.map((message) => (
                  <ScheduledRow
                    key={message.id}
                    message={message}
                    title={titleOf(message)}
                    onEdit={() => setEdited(message)}
                  />
                ))}
              </ul>
              <RoomLine topicId={topicId} model={model} />
            </>
          ) : null}
        </div>
      )}
    </Dialog>
  );
}

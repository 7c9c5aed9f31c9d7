import { Button } from '@franca/ui/Button';
import { Checkbox } from '@franca/ui/Checkbox';
import { Dialog } from '@franca/ui/Dialog';
import { useAction } from '@franca/ui/kit';
import { useToast } from '@franca/ui/Toaster';
import { type ComponentProps, useState } from 'react';
import { schedulePresets } from '../core/schedule/schedulePresets.ts';
import { reasonOf } from '../core/text/reasonOf.ts';
import { useChat } from '../hooks/useChat.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { useScheduled } from '../hooks/useScheduled.ts';
import { useWhenText } from '../hooks/useWhenText.ts';
import * as styles from './Scheduled.styles.ts';
import { TimeFields } from './TimeFields.tsx';

/** Props of {@link ScheduleDialog}. */
export interface ScheduleDialogProps extends Omit<ComponentProps<'div'>, 'children' | 'title' | 'role'> {
  /** The conversation that the message goes to. */
  topicId: string;
  /** Whether it is shown. */
  open: boolean;
  /** Called with `false` when the person closes it, and once the message is kept. */
  onOpenChange: (open: boolean) => void;
  /** Has the message sent at a time, milliseconds since 1970; what it rejects with is shown. */
  onSchedule: (when: { sendAt: number; isSilent: boolean }) => Promise<void>;
}

/** From so many on is said how many more messages can be scheduled. */
const fewLeft = 10;

/** How many more messages can be scheduled in a conversation; undefined where the backend names no limit. */
function useRoom(topicId: string): number | undefined {
  const { maxPerTopic = Number.POSITIVE_INFINITY, maxInTotal = Number.POSITIVE_INFINITY } =
    useChat().port.scheduled ?? {};
  const { messages, total } = useScheduled(topicId);
  const room = Math.min(maxPerTopic - messages.length, maxInTotal - total);
  return Number.isFinite(room) ? Math.max(0, room) : undefined;
}

/** Chooses when what is written is sent, and whether with a sound. Renders a dialog. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const { topicId, open, onOpenChange, onSchedule, ...rest } = props;
  const text = usePartText();
  const toast = useToast();
  const { port, clock } = useChat();
  const whenText = useWhenText();
  const room = useRoom(topicId);
  const [at, setAt] = useState<number | null>(() => schedulePresets(new Date(clock.now()))[0]?.at ?? null);
  const [isSilent, setSilent] = useState(false);
  const scheduling = useAction(
    async (_context, sendAt: number) => {
      await onSchedule({ sendAt, isSilent });
      return sendAt;
    },
    {
      onSuccess: (sendAt) => {
        toast.success(text('scheduledToast', { date: whenText(sendAt) }));
        onOpenChange(false);
      },
    },
  );
  const isBusy = scheduling.status === 'pending';
  const isFull = room === 0;
  return (
    <Dialog
      {...rest}
      data-fr-part="schedule-dialog"
      size="small"
      open={open}
      dismissible={!isBusy}
      onOpenChange={onOpenChange}
      title={text('scheduleMessage')}
      description={text('scheduleHint')}
      footer={
        <Button
          loading={isBusy}
          disabled={at === null || isFull}
          onClick={() => at !== null && scheduling.run(at)}
        >
          {text('scheduleSubmit')}
        </Button>
      }
    >
      <div className={styles.form}>
        <TimeFields value={at} onValueChange={setAt} />
        {port.messages.canBeSilent ? (
          <Checkbox label={text('sendSilently')} checked={isSilent} onCheckedChange={setSilent} />
        ) : null}
        {isFull ? (
          <p className={styles.problem}>{text('scheduleFull')}</p>
        ) : room !== undefined && room <= fewLeft ? (
          <p className={styles.note}>{text('scheduleRoom', { count: room })}</p>
        ) : null}
        {scheduling.status === 'failed' ? (
          <p className={styles.problem} role="alert">
            {reasonOf(scheduling.error)}
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}

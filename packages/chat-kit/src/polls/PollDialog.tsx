import { Button } from '@franca/ui/Button';
import { Checkbox } from '@franca/ui/Checkbox';
import { ConfirmDialog } from '@franca/ui/ConfirmDialog';
import { Dialog } from '@franca/ui/Dialog';
import { createSlot } from '@franca/ui/kit';
import { TextField } from '@franca/ui/TextField';
import { type ComponentProps, useRef, useState } from 'react';
import type { Poll } from '../core/model/Poll.ts';
import { pollLimits } from '../core/poll/pollLimits.ts';
import { pollText } from '../core/poll/pollWords.ts';
import { usePartText } from '../hooks/usePartText.ts';
import * as styles from './PollDialog.styles.ts';
import { PollEndFields } from './PollEndFields.tsx';
import { PollOptionFields } from './PollOptionFields.tsx';
import { usePollDraft } from './usePollDraft.ts';
import { usePollEnd } from './usePollEnd.ts';

/** A poll that was written: the text of its message and what it is besides. */
export interface WrittenPoll {
  /** The question and the options, each on a line. */
  readonly text: string;
  /** The poll, without votes. */
  readonly poll: Poll;
}

/** Props of {@link PollDialog}. */
export interface PollDialogProps extends Omit<ComponentProps<'div'>, 'children' | 'title' | 'role'> {
  /** Takes the poll that was written. */
  onSend: (written: WrittenPoll) => void;
  /** It is to close. */
  onClose: () => void;
}

/** Writes a poll (docs/behaviour/messages.md, Polls). Renders a dialog. */
export const PollDialog = createSlot(
  'PollDialog',
  function PollDialog({ onSend, onClose, ...rest }: PollDialogProps) {
    const text = usePartText();
    const first = useRef<HTMLInputElement>(null);
    const day = useRef<HTMLInputElement>(null);
    const draft = usePollDraft();
    const [isMultiple, setMultiple] = useState(false);
    const [isAnonymous, setAnonymous] = useState(false);
    const end = usePollEnd();
    // Nothing is called wrong before somebody wanted to send it.
    const [isChecked, setChecked] = useState(false);
    const [isLeaving, setLeaving] = useState(false);
    const { question, filled, problems } = draft;

    const optionsProblem = { few: text('pollNeedsOptions'), same: text('pollSameOptions') };
    const send = (): void => {
      setChecked(true);
      if (problems.question) first.current?.focus();
      if (problems.question || problems.options) return;
      const endsAt = end.read();
      if (endsAt === undefined) {
        day.current?.focus();
        return;
      }
      onSend({
        text: pollText(question.trim(), filled),
        poll: {
          ...{ isMultiple, isAnonymous, endedAt: null, voterCount: 0 },
          endsAt,
          options: filled.map(() => ({ count: 0, isOwn: false })),
        },
      });
    };
    const leave = (): void => (draft.isEmpty ? onClose() : setLeaving(true));

    return (
      <Dialog
        {...rest}
        data-fr-part="poll-dialog"
        open
        title={text('poll')}
        initialFocus={first}
        onOpenChange={(open) => open || leave()}
        footer={<Button onClick={send}>{text('pollSend')}</Button>}
      >
        <div className={styles.form}>
          <TextField
            ref={first}
            label={text('pollQuestion')}
            dir="auto"
            maxLength={pollLimits.question}
            value={question}
            error={isChecked && problems.question ? text('pollNeedsQuestion') : undefined}
            onValueChange={draft.setQuestion}
          />
          <PollOptionFields
            draft={draft}
            problem={isChecked && problems.options ? optionsProblem[problems.options] : undefined}
          />
          <Checkbox label={text('pollMultiple')} checked={isMultiple} onCheckedChange={setMultiple} />
          <Checkbox
            label={text('pollAnonymous')}
            hint={text('pollAnonymousHint')}
            checked={isAnonymous}
            onCheckedChange={setAnonymous}
          />
          <PollEndFields ref={day} end={end} isChecked={isChecked} />
        </div>
        <ConfirmDialog
          open={isLeaving}
          title={text('pollDiscardTitle')}
          confirmLabel={text('pollDiscard')}
          variant="block"
          onConfirm={onClose}
          onOpenChange={setLeaving}
        />
      </Dialog>
    );
  },
);

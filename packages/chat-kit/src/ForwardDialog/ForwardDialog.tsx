import { Dialog } from '@franca/ui/Dialog';
import { createSlot } from '@franca/ui/kit';
import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import type { ComponentProps } from 'react';
import type { ForwardState } from '../core/forward/createForwarding.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { PeopleChoice } from '../PeopleChoice/PeopleChoice.tsx';
import * as styles from './ForwardDialog.styles.ts';
import { ForwardMark } from './ForwardMark.tsx';

/** Props of {@link ForwardDialog}. */
export interface ForwardDialogProps
  extends ForwardPeopleProps,
    Omit<ComponentProps<'div'>, 'children' | 'title' | 'role'> {
  /** Whether it is shown. */
  open: boolean;
  /** Called with `false` when the person closes it. */
  onOpenChange: (open: boolean) => void;
}

/** Chooses the people a message is forwarded to, each of them once. Renders a dialog. */
export const ForwardDialog = createSlot(
  'ForwardDialog',
  function ForwardDialog({ open, onOpenChange, states, onSend, ...rest }: ForwardDialogProps) {
    const text = usePartText();
    return (
      <Dialog
        {...rest}
        data-fr-part="forward-dialog"
        open={open}
        onOpenChange={onOpenChange}
        title={text('forwardTo')}
      >
        <ForwardPeople states={states} onSend={onSend} />
      </Dialog>
    );
  },
);

/** Props of {@link ForwardPeople}. */
export interface ForwardPeopleProps {
  /** How far each person's copy has come, by id; who is missing has not been sent one. */
  states: ReadonlyMap<string, ForwardState>;
  /** Sends a copy to a person. */
  onSend: (userId: string) => void;
}

/** Search, and the people found; a press on one of them sends. Renders a `<div>`. */
export function ForwardPeople({ states, onSend }: ForwardPeopleProps) {
  const text = usePartText();
  return (
    <PeopleChoice
      label={text('forwardTo')}
      onChoose={({ id }) => onSend(id)}
      row={({ id }) => {
        const state = states.get(id) ?? { kind: 'idle' };
        return {
          'data-state': state.kind,
          'aria-disabled': state.kind === 'sent' || undefined,
          'aria-busy': state.kind === 'sending' || undefined,
          end: <ForwardMark state={state.kind} />,
          ...(state.kind === 'failed' && {
            secondary: <bdi className={styles.problem}>{state.reason}</bdi>,
          }),
        };
      }}
      note={(people) => {
        const sent = people.filter(({ id }) => states.get(id)?.kind === 'sent').map(({ name }) => name);
        return (
          <VisuallyHidden role="status">
            {sent.length > 0 ? text('forwardedTo', { name: sent.join(', ') }) : ''}
          </VisuallyHidden>
        );
      }}
    />
  );
}

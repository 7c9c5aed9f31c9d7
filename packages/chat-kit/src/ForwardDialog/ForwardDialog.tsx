import { Dialog } from '@franca/ui/Dialog';
import { createSlot } from '@franca/ui/kit';
import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import type { ComponentProps } from 'react';
import type { ForwardState, ForwardTarget } from '../core/forward/createForwarding.ts';
import { useForwardGroups } from '../hooks/useForwardGroups.ts';
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

/** Chooses the people and groups a message is forwarded to, each of them once. Renders a dialog. */
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
  /** How far each copy has come, by the id of the person or group; what is missing has not been sent one. */
  states: ReadonlyMap<string, ForwardState>;
  /** Sends a copy to a person or a group. */
  onSend: (target: ForwardTarget) => void;
}

/** Search, the people and the groups found; a press on one of them sends. Renders a `<div>`. */
export function ForwardPeople({ states, onSend }: ForwardPeopleProps) {
  const text = usePartText();
  const groups = useForwardGroups();
  const stateOf = (id: string): ForwardState => states.get(id) ?? { kind: 'idle' };
  const row = (id: string) => {
    const state = stateOf(id);
    return {
      'data-state': state.kind,
      'aria-disabled': state.kind === 'sent' || undefined,
      'aria-busy': state.kind === 'sending' || undefined,
      end: <ForwardMark state={state.kind} />,
      ...(state.kind === 'failed' && {
        secondary: <bdi className={styles.problem}>{state.reason}</bdi>,
      }),
    };
  };
  return (
    <PeopleChoice
      label={text('forwardTo')}
      onChoose={({ id }) => onSend({ kind: 'person', id })}
      row={({ id }) => row(id)}
      more={{
        label: text('forwardGroups'),
        rows: (query) =>
          groups.named(query).map(({ id, title, avatarUrl, memberCount }) => ({
            id,
            name: title,
            avatarUrl,
            secondary: text('members', { count: memberCount }),
            onClick: () => onSend({ kind: 'group', id }),
            ...row(id),
          })),
      }}
      note={(people) => {
        const all = [...people, ...groups.all.map(({ id, title: name }) => ({ id, name }))];
        const sent = all.filter(({ id }) => stateOf(id).kind === 'sent').map(({ name }) => name);
        return (
          <VisuallyHidden role="status">
            {sent.length > 0 ? text('forwardedTo', { name: sent.join(', ') }) : ''}
          </VisuallyHidden>
        );
      }}
    />
  );
}

import { VisuallyHidden } from '@franca/ui/VisuallyHidden';
import { useChatText } from '../hooks/useChatText.ts';
import { PeopleChoice } from '../PeopleChoice/PeopleChoice.tsx';
import * as styles from './ForwardDialog.styles.ts';
import type { ForwardDialogProps } from './ForwardDialog.tsx';
import { ForwardMark } from './ForwardMark.tsx';

/** Search, and the people found; a press on one of them sends. Renders a `<div>`. */
export function ForwardPeople({ states, onSend }: Pick<ForwardDialogProps, 'states' | 'onSend'>) {
  const text = useChatText();
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

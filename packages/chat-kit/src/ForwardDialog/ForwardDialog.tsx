import { Dialog } from '@franca/ui/Dialog';
import { createSlot } from '@franca/ui/kit';
import { usePartText } from '../hooks/usePartText.ts';
import { ForwardPeople, type ForwardPeopleProps } from './ForwardPeople.tsx';

/** Props of {@link ForwardDialog}. */
export interface ForwardDialogProps extends ForwardPeopleProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called with `false` when the person closes it. */
  onOpenChange: (open: boolean) => void;
}

/** Chooses the people a message is forwarded to, each of them once. Renders a dialog. */
export const ForwardDialog = createSlot(
  'ForwardDialog',
  function ForwardDialog({ open, onOpenChange, states, onSend }: ForwardDialogProps) {
    const text = usePartText();
    return (
      <Dialog open={open} onOpenChange={onOpenChange} title={text('forwardTo')}>
        <ForwardPeople states={states} onSend={onSend} />
      </Dialog>
    );
  },
);

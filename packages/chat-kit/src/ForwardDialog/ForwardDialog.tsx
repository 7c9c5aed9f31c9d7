import { Dialog } from '@franca/ui/Dialog';
import type { ForwardState } from '../core/forward/ForwardState.ts';
import { useChatText } from '../hooks/useChatText.ts';
import { ForwardPeople } from './ForwardPeople.tsx';

/** Props of {@link ForwardDialog}. */
export interface ForwardDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** Told `false` when the person closes it. */
  onOpenChange: (open: boolean) => void;
  /** How far each person's copy has come, by id; who is missing has not been sent one. */
  states: ReadonlyMap<string, ForwardState>;
  /** Sends a copy to a person. */
  onSend: (userId: string) => void;
}

/** Chooses the people a message is forwarded to, each of them once. Renders a dialog. */
export function ForwardDialog({ open, onOpenChange, states, onSend }: ForwardDialogProps) {
  const text = useChatText();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={text('forwardTo')}>
      <ForwardPeople states={states} onSend={onSend} />
    </Dialog>
  );
}

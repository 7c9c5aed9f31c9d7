import { ConfirmDialog } from '@franca/ui/ConfirmDialog';
import type { MessageQuestionModel } from '../hooks/useMessageQuestion.ts';
import { usePartText } from '../hooks/usePartText.ts';

/** Props of {@link HideQuestion}. */
export interface HideQuestionProps {
  /** Whether it is asked. */
  open: boolean;
  /** The message to be deleted, and the two answers. */
  hide: MessageQuestionModel;
}

/** Asks before a message is deleted for the viewer (docs/behaviour/messages.md, Delete for me). */
export function HideQuestion({ open, hide }: HideQuestionProps) {
  const text = usePartText();
  return (
    <ConfirmDialog
      open={open}
      title={text('hideTitle')}
      description={text('hideContent')}
      confirmLabel={text('confirmHide')}
      variant="block"
      loading={hide.isBusy}
      onConfirm={hide.confirm}
      onOpenChange={(next) => next || hide.cancel()}
    />
  );
}

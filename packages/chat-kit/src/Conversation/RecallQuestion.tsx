import { ConfirmDialog } from '@franca/ui/ConfirmDialog';
import { usePartText } from '../hooks/usePartText.ts';
import type { RecallModel } from '../hooks/useRecall.ts';

/** Props of {@link RecallQuestion}. */
export interface RecallQuestionProps {
  /** Whether it is asked. */
  open: boolean;
  /** The message to be recalled, and the two answers. */
  recall: RecallModel;
}

/** Asks before a message is recalled (docs/behaviour/messages.md, Recall). */
export function RecallQuestion({ open, recall }: RecallQuestionProps) {
  const text = usePartText();
  return (
    <ConfirmDialog
      open={open}
      title={text('recallTitle')}
      description={text('recallContent')}
      confirmLabel={text('confirmRecall')}
      variant="block"
      loading={recall.isBusy}
      onConfirm={recall.confirm}
      onOpenChange={(next) => next || recall.cancel()}
    />
  );
}

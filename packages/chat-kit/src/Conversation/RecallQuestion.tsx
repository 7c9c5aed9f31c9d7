import { ConfirmDialog } from '@franca/ui/ConfirmDialog';
import { useChatText } from '../hooks/useChatText.ts';
import type { RecallModel } from './useRecall.ts';

/** Props of {@link RecallQuestion}. */
export interface RecallQuestionProps {
  /** The message in question, and the answers. */
  recall: RecallModel;
}

/** Asks before a message is taken back from everybody: 'Confirm Recall Message' (1 §2). */
export function RecallQuestion({ recall }: RecallQuestionProps) {
  const text = useChatText();
  return (
    <ConfirmDialog
      open={recall.message !== null}
      title={text('recallTitle')}
      description={text('recallContent')}
      confirmLabel={text('confirmRecall')}
      variant="block"
      loading={recall.isBusy}
      onConfirm={recall.confirm}
      onOpenChange={(open) => open || recall.cancel()}
    />
  );
}

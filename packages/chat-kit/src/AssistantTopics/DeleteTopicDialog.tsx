import { Banner } from '@franca/ui/Banner';
import { ConfirmDialog } from '@franca/ui/ConfirmDialog';
import { useAction } from '@franca/ui/kit';
import { problemOf } from '../core/assistant/AssistantError.ts';
import type { AssistantTopic } from '../core/assistant/AssistantPort.ts';
import type { AssistantStore } from '../core/assistant/createAssistantStore.ts';
import { useAssistantText } from '../hooks/useAssistantText.ts';

/** Props of {@link DeleteTopicDialog}. */
export interface DeleteTopicDialogProps {
  /** The conversations. */
  store: AssistantStore;
  /** The one that is to be deleted. */
  topic: AssistantTopic;
  /** The person has thought better of it. */
  onClose: () => void;
  /** It is deleted. */
  onDeleted: () => void;
}

/** Asks before a conversation is deleted (docs/behaviour/assistant.md, Delete an assistant topic). Renders a `ConfirmDialog`. */
export function DeleteTopicDialog({ store, topic, onClose, onDeleted }: DeleteTopicDialogProps) {
  const text = useAssistantText();
  const { run, status, error } = useAction(() => store.remove(topic.id), { onSuccess: onDeleted });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={text('deleteTitle')}
      description={text('deleteContent', { title: topic.title })}
      confirmLabel={text('delete')}
      cancelLabel={text('cancel')}
      variant="block"
      loading={status === 'pending'}
      onConfirm={() => run()}
    >
      {status === 'failed' ? (
        <Banner tone="error">{problemOf(error).sentence ?? text('problemOther')}</Banner>
      ) : null}
    </ConfirmDialog>
  );
}

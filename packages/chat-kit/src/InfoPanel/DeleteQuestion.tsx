import { Banner } from '@franca/ui/Banner';
import { ConfirmDialog } from '@franca/ui/ConfirmDialog';
import { useState } from 'react';
import type { Topic } from '../core/model/Topic.ts';
import { reasonOf } from '../core/text/reasonOf.ts';
import { useChat } from '../hooks/useChat.ts';
import { usePartText } from '../hooks/usePartText.ts';

/** Props of {@link DeleteQuestion}. */
export interface DeleteQuestionProps {
  /** The conversation. */
  topic: Topic;
  /** Whether it is asked. Default true. */
  open?: boolean;
  /** Deletes it; a rejection is shown as its sentence, but for an `AbortError`, which the application has shown itself. */
  onDelete: () => Promise<void>;
  /** It is gone. */
  onDeleted?: (() => void) | undefined;
  /** The dialog was closed, whatever the answer. */
  onClose: () => void;
}

type Stage = { readonly kind: 'asking' | 'deleting' } | { readonly kind: 'failed'; readonly reason: string };

const words = {
  private: { title: 'deleteChatTitle', content: 'deleteChatContent' },
  group: { title: 'deleteGroupTitle', content: 'deleteGroupContent' },
} as const;

/** Asks before a conversation is deleted, and stays with the reason when that failed. Renders a dialog. */
export function DeleteQuestion({ topic, open = true, onDelete, onDeleted, onClose }: DeleteQuestionProps) {
  const text = usePartText();
  const { forget } = useChat();
  const [stage, setStage] = useState<Stage>({ kind: 'asking' });
  const { title, content } = words[topic.isGroup ? 'group' : 'private'];

  const close = (): void => {
    setStage({ kind: 'asking' });
    onClose();
  };

  const remove = async (): Promise<void> => {
    setStage({ kind: 'deleting' });
    try {
      await onDelete();
    } catch (error) {
      const isShown = error instanceof DOMException && error.name === 'AbortError';
      setStage(isShown ? { kind: 'asking' } : { kind: 'failed', reason: reasonOf(error) });
      return;
    }
    // Opened again, it must not show what was deleted.
    forget(topic.id);
    close();
    onDeleted?.();
  };

  return (
    <ConfirmDialog
      open={open}
      title={text(title)}
      description={text(content)}
      confirmLabel={text('erase')}
      variant="block"
      loading={stage.kind === 'deleting'}
      onConfirm={() => void remove()}
      onOpenChange={(next) => next || close()}
    >
      {stage.kind === 'failed' ? (
        <Banner tone="error">
          <bdi>{stage.reason}</bdi>
        </Banner>
      ) : null}
    </ConfirmDialog>
  );
}

import { Banner } from '@franca/ui/Banner';
import { ConfirmDialog } from '@franca/ui/ConfirmDialog';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Topic } from '../core/model/Topic.ts';
import { reasonOf } from '../core/text/reasonOf.ts';
import { useChat } from '../hooks/useChat.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { PanelAction } from './PanelAction.tsx';

/** Props of {@link DeleteAction}. */
export interface DeleteActionProps {
  /** The conversation. */
  topic: Topic;
  /** Deletes it; a rejection is shown as its sentence. */
  onDelete: () => Promise<void>;
  /** It is gone. */
  onDeleted?: () => void;
}

type Stage =
  | { readonly kind: 'idle' | 'asking' | 'deleting' }
  | { readonly kind: 'failed'; readonly reason: string };

const words = {
  private: { action: 'deleteChat', title: 'deleteChatTitle', content: 'deleteChatContent' },
  group: { action: 'deleteGroup', title: 'deleteGroupTitle', content: 'deleteGroupContent' },
} as const;

/** Deletes a conversation after a question, which stays with the reason when it failed. Renders a `<button>` and a dialog. */
export function DeleteAction({ topic, onDelete, onDeleted }: DeleteActionProps) {
  const text = usePartText();
  const { forget } = useChat();
  const [stage, setStage] = useState<Stage>({ kind: 'idle' });
  const { action, title, content } = words[topic.isGroup ? 'group' : 'private'];

  const remove = async (): Promise<void> => {
    setStage({ kind: 'deleting' });
    try {
      await onDelete();
    } catch (error) {
      setStage({ kind: 'failed', reason: reasonOf(error) });
      return;
    }
    // Opened again, it must not show what was deleted.
    forget(topic.id);
    setStage({ kind: 'idle' });
    onDeleted?.();
  };

  return (
    <>
      <PanelAction
        icon={Trash2}
        tone="block"
        label={text(action)}
        onClick={() => setStage({ kind: 'asking' })}
      />
      <ConfirmDialog
        open={stage.kind !== 'idle'}
        title={text(title)}
        description={text(content)}
        confirmLabel={text('erase')}
        variant="block"
        loading={stage.kind === 'deleting'}
        onConfirm={() => void remove()}
        onOpenChange={(open) => open || setStage({ kind: 'idle' })}
      >
        {stage.kind === 'failed' ? (
          <Banner tone="error">
            <bdi>{stage.reason}</bdi>
          </Banner>
        ) : null}
      </ConfirmDialog>
    </>
  );
}

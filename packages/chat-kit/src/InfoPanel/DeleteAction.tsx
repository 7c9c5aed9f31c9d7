import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Topic } from '../core/model/Topic.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { DeleteQuestion } from './DeleteQuestion.tsx';
import { PanelAction } from './PanelAction.tsx';

/** Props of {@link DeleteAction}. */
export interface DeleteActionProps {
  /** The conversation. */
  topic: Topic;
  /** Deletes it; a rejection is shown as its sentence. */
  onDelete: () => Promise<void>;
  /** It is gone. */
  onDeleted?: (() => void) | undefined;
}

/** Deletes a conversation after a confirmation. Renders a `<button>` and a dialog. */
export function DeleteAction({ topic, onDelete, onDeleted }: DeleteActionProps) {
  const text = usePartText();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <PanelAction
        icon={Trash2}
        tone="block"
        label={text(topic.isGroup ? 'deleteGroup' : 'deleteChat')}
        onClick={() => setAsking(true)}
      />
      <DeleteQuestion
        topic={topic}
        open={isAsking}
        onDelete={onDelete}
        onDeleted={onDeleted}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

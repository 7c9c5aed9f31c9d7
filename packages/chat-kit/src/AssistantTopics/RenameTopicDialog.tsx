import { Button } from '@franca/ui/Button';
import { Dialog } from '@franca/ui/Dialog';
import { useAction } from '@franca/ui/kit';
import { TextField } from '@franca/ui/TextField';
import { useId, useState } from 'react';
import { problemOf } from '../core/assistant/AssistantError.ts';
import type { AssistantTopic } from '../core/assistant/AssistantPort.ts';
import type { AssistantStore } from '../core/assistant/createAssistantStore.ts';
import { useAssistantText } from '../hooks/useAssistantText.ts';

/** Longest title, in UTF-16 code units. */
const longestTitle = 100;

/** Props of {@link RenameTopicDialog}. */
export interface RenameTopicDialogProps {
  /** The conversations. */
  store: AssistantStore;
  /** The one that is to have another title. */
  topic: AssistantTopic;
  /** It has one, or keeps its own. */
  onClose: () => void;
}

/** Gives a conversation another title. Renders a `Dialog`. */
export function RenameTopicDialog({ store, topic, onClose }: RenameTopicDialogProps) {
  const text = useAssistantText();
  const form = useId();
  const [title, setTitle] = useState(topic.title);
  const { run, status, error } = useAction(() => store.rename(topic.id, title.trim()), {
    onSuccess: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={text('rename')}
      size="small"
      footer={
        <Button type="submit" form={form} loading={status === 'pending'} disabled={title.trim() === ''}>
          {text('save')}
        </Button>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (title.trim() !== '') run();
        }}
      >
        <TextField
          dir="auto"
          label={text('topicTitle')}
          error={status === 'failed' ? (problemOf(error).sentence ?? text('problemOther')) : undefined}
          value={title}
          maxLength={longestTitle}
          onChange={(event) => setTitle(event.target.value)}
        />
      </form>
    </Dialog>
  );
}

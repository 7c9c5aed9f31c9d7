import { isBlank } from '@franca/languages/text';
import { Button } from '@franca/ui/Button';
import { Checkbox } from '@franca/ui/Checkbox';
import { useAction } from '@franca/ui/kit';
import { TextArea } from '@franca/ui/TextArea';
import { useState } from 'react';
import type { Person } from '../core/model/Person.ts';
import type { ScheduledMessage } from '../core/model/ScheduledMessage.ts';
import { findMentions } from '../core/text/mentions.ts';
import { reasonOf } from '../core/text/reasonOf.ts';
import { useChat } from '../hooks/useChat.ts';
import { usePartText } from '../hooks/usePartText.ts';
import * as styles from './Scheduled.styles.ts';
import { TimeFields } from './TimeFields.tsx';

/** Props of {@link EditScheduled}. */
export interface EditScheduledProps {
  /** The message. */
  message: ScheduledMessage;
  /** Whom its words may mention. */
  people: readonly Person[];
  /** It was changed, or the person goes back. */
  onDone: () => void;
}

const hasWords: ReadonlySet<string> = new Set(['text', 'image', 'file']);

/** Changes words, time and sound of a scheduled message. Renders a `<form>`. */
export function EditScheduled({ message, people, onDone }: EditScheduledProps) {
  const text = usePartText();
  const { port, clock } = useChat();
  const { id, content, topicId } = message;
  const [written, setWritten] = useState(message.text);
  const [at, setAt] = useState<number | null>(message.sendAt);
  const [isSilent, setSilent] = useState(message.isSilent);
  const canWrite = hasWords.has(content.kind);
  // A text needs words; files do not.
  const isMissing = canWrite && content.kind === 'text' && isBlank(written);
  const isNewTime = at !== message.sendAt || (at !== null && at <= clock.now());
  const saving = useAction(
    async ({ signal }) => {
      const words = written.trim();
      const isNewText = canWrite && words !== message.text && !isBlank(words);
      await port.scheduled?.change(
        {
          id,
          ...(isNewText && { text: words, mentions: findMentions(words, people) }),
          ...(isSilent !== message.isSilent && { isSilent }),
          ...(isNewTime && at !== null && topicId !== null && { sendAt: at }),
        },
        { signal },
      );
    },
    { onSuccess: onDone },
  );
  const isPending = saving.status === 'pending';
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (at !== null && !isMissing && !isPending) saving.run();
      }}
    >
      {canWrite ? (
        <TextArea
          label={text('scheduledWords')}
          dir="auto"
          rows={4}
          maxLength={port.messages.maxTextLength}
          value={written}
          onValueChange={setWritten}
        />
      ) : null}
      {topicId === null ? null : <TimeFields value={at} onValueChange={setAt} />}
      {port.messages.canBeSilent ? (
        <Checkbox label={text('sendSilently')} checked={isSilent} onCheckedChange={setSilent} />
      ) : null}
      {saving.status === 'failed' ? (
        <p className={styles.problem} role="alert">
          {reasonOf(saving.error)}
        </p>
      ) : null}
      <div className={styles.buttons}>
        <Button variant="neutral" disabled={isPending} onClick={onDone}>
          {text('back')}
        </Button>
        <Button type="submit" loading={isPending} disabled={at === null || isMissing}>
          {text('scheduledSave')}
        </Button>
      </div>
    </form>
  );
}

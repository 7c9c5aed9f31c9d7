import { Button } from '@franca/ui/Button';
import { ConfirmDialog } from '@franca/ui/ConfirmDialog';
import { Icon } from '@franca/ui/Icon';
import { useLocale } from '@franca/ui/i18n';
import { useAction } from '@franca/ui/kit';
import { useToast } from '@franca/ui/Toaster';
import { BellOff, CornerUpLeft } from 'lucide-react';
import { useId, useState } from 'react';
import type { ScheduledMessage } from '../core/model/ScheduledMessage.ts';
import { plainText } from '../core/text/plainText.ts';
import { reasonOf } from '../core/text/reasonOf.ts';
import { useChat } from '../hooks/useChat.ts';
import { usePartText } from '../hooks/usePartText.ts';
import { useWhenText } from '../hooks/useWhenText.ts';
import { useKinds } from '../kinds/useKinds.ts';
import * as styles from './Scheduled.styles.ts';

/** Props of {@link ScheduledRow}. */
export interface ScheduledRowProps {
  /** The message. */
  message: ScheduledMessage;
  /** Name of its conversation, where the list has several. */
  title: string | undefined;
  /** Changes its words or its time. */
  onEdit: () => void;
}

/** What a message contains, in a few words. */
function useWords({ text: written, content }: ScheduledMessage): string {
  const text = usePartText();
  const locale = useLocale();
  const { port } = useChat();
  const kind = useKinds().of(content.kind);
  if (written !== '') return plainText(written);
  return kind.preview?.(content, { viewerId: port.viewer.id, text, locale }) ?? kind.word(text, locale);
}

/** A scheduled message, when it is sent, and what can be done with it. Renders a `<li>`. */
export function ScheduledRow({ message, title, onEdit }: ScheduledRowProps) {
  const { id, sendAt, isSilent, replyTo, state, topicId } = message;
  const text = usePartText();
  const toast = useToast();
  const whenText = useWhenText();
  const { port } = useChat();
  const words = useWords(message);
  const wordsId = useId();
  const [isAsked, setAsked] = useState(false);
  const onFailure = (error: unknown): void => {
    toast.error(reasonOf(error));
  };
  const sending = useAction(
    ({ signal }) => port.scheduled?.change({ id, sendAt: 'now' }, { signal }) ?? Promise.resolve(),
    {
      onError: onFailure,
    },
  );
  const removing = useAction(
    ({ signal }) => port.scheduled?.remove({ id }, { signal }) ?? Promise.resolve(),
    {
      onError: onFailure,
      onSuccess: () => setAsked(false),
    },
  );
  const isBusy = state.kind === 'sending';
  return (
    <li className={styles.item} data-state={state.kind}>
      <div className={styles.head}>
        {title ? <bdi>{title}</bdi> : null}
        <time dateTime={new Date(sendAt).toISOString()}>
          {isBusy ? text('scheduledSending') : whenText(sendAt)}
        </time>
        {isSilent ? <Icon icon={BellOff} size="small" label={text('scheduledSilent')} /> : null}
      </div>
      {replyTo ? (
        <p className={styles.quote} dir="auto">
          <Icon
            icon={CornerUpLeft}
            size="small"
            flip
            label={text('scheduledReply', { name: replyTo.authorName })}
          />{' '}
          {plainText(replyTo.text)}
        </p>
      ) : null}
      <p id={wordsId} className={styles.words} dir="auto">
        {words}
      </p>
      {state.kind === 'failed' ? (
        <p className={styles.problem}>{text('scheduledNotSent', { reason: state.reason })}</p>
      ) : null}
      <div className={styles.buttons}>
        <Button
          size="small"
          variant="ghost"
          aria-describedby={wordsId}
          disabled={isBusy}
          onClick={() => setAsked(true)}
        >
          {text('scheduledDelete')}
        </Button>
        <Button size="small" variant="neutral" aria-describedby={wordsId} disabled={isBusy} onClick={onEdit}>
          {text('scheduledEdit')}
        </Button>
        {topicId === null ? null : (
          <Button
            size="small"
            aria-describedby={wordsId}
            loading={isBusy || sending.status === 'pending'}
            onClick={() => sending.run()}
          >
            {text('scheduledNow')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isAsked}
        title={text('scheduledDeleteTitle')}
        description={text('scheduledDeleteContent')}
        confirmLabel={text('scheduledDelete')}
        variant="block"
        loading={removing.status === 'pending'}
        onConfirm={() => removing.run()}
        onOpenChange={setAsked}
      />
    </li>
  );
}

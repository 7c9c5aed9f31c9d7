import { Icon, IconButton } from '@franca/ui';
import { SendHorizontal } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import type { ChatMessage } from '../core/model/ChatMessage.ts';
import type { TopicSession } from '../core/session/TopicSession.ts';
import { useChatText } from '../hooks/useChatText.ts';
import { useComposer } from '../hooks/useComposer.ts';
import { ReplyBar } from '../ReplyBar/ReplyBar.tsx';
import * as styles from './Composer.styles.ts';

/** What a parent can do with a composer. */
export interface ComposerHandle {
  /** Puts the cursor into it. */
  focus: () => void;
}

/** Props of {@link Composer}. */
export interface ComposerProps {
  /** The open conversation. */
  session: TopicSession;
  /** The message that is answered, or null. */
  replyTo: ChatMessage | null;
  /** The reply is over: sent, or given up. */
  onReplyEnd: () => void;
  /** Stands before the text, for example buttons for stickers and files. */
  start?: ReactNode;
  /** Stands in the place of the send button while nothing is written, for example a microphone. */
  idleAction?: ReactNode;
  /** Takes the composer's handle. */
  ref?: Ref<ComposerHandle>;
}

/** Where a message is written: Enter sends, Shift+Enter breaks the line. Renders a `<form>`. */
export function Composer({ session, replyTo, onReplyEnd, start, idleAction, ref }: ComposerProps) {
  const text = useChatText();
  const area = useRef<HTMLTextAreaElement>(null);
  const model = useComposer({ session, replyTo, onSent: onReplyEnd, onCancelReply: onReplyEnd });
  useImperativeHandle(ref, () => ({ focus: () => area.current?.focus() }), []);
  useEffect(() => {
    if (replyTo) area.current?.focus();
  }, [replyTo]);

  return (
    <form
      className={styles.root}
      onSubmit={(event) => {
        event.preventDefault();
        model.send();
      }}
    >
      {replyTo ? <ReplyBar message={replyTo} onCancel={onReplyEnd} /> : null}
      <div className={styles.line}>
        {start}
        <div className={styles.field} data-text={model.text}>
          <textarea
            {...model.inputProps}
            ref={area}
            className={styles.input}
            rows={1}
            // An empty field takes the direction of the page, so that its placeholder stands right.
            dir={model.text === '' ? undefined : 'auto'}
            aria-label={text('write')}
            placeholder={text('write')}
            enterKeyHint="send"
          />
        </div>
        {model.canSend ? (
          <IconButton
            className={styles.send}
            type="submit"
            variant="primary"
            shape="round"
            label={text('send')}
            // The cursor stays in the text, so that a phone's keyboard stays open.
            onPointerDown={(event) => event.preventDefault()}
          >
            <Icon icon={SendHorizontal} flip />
          </IconButton>
        ) : (
          idleAction
        )}
      </div>
    </form>
  );
}

import { createSlot } from '@franca/ui/kit';
import type { ReactNode } from 'react';
import type { ChatMessage } from '../core/model/Message.ts';
import type { MessageActions } from '../hooks/MessageActions.ts';
import { useKinds } from '../kinds/useKinds.ts';
import * as styles from './MessageContent.styles.ts';

/** Props of {@link MessageContent}. */
export interface MessageContentProps {
  /** The message. */
  message: ChatMessage;
  /** What can be done with it. */
  actions: MessageActions;
  /** Time and delivery mark, when nothing else carries them. */
  meta: ReactNode;
}

/** What a message contains besides words, as its kind draws it. Renders elements, or nothing. */
export const MessageContent = createSlot(
  'MessageContent',
  function MessageContent({ message, actions, meta }: MessageContentProps) {
    const { content } = message;
    const { Body, hasBody, carriesMeta } = useKinds().of(content.kind);
    if (message.isRecalled || !Body || hasBody?.(content) === false) return null;
    const body = (
      <Body message={message} content={content} actions={actions} meta={carriesMeta ? meta : null} />
    );
    if (carriesMeta || !meta) return body;
    return (
      <>
        {body}
        <div className={styles.meta}>{meta}</div>
      </>
    );
  },
);

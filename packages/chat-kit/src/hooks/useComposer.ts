import { type ChangeEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { ChatMessage } from '../core/model/ChatMessage.ts';
import type { QuotedMessage } from '../core/model/QuotedMessage.ts';
import type { TopicSession } from '../core/session/TopicSession.ts';
import { createTypingPinger } from '../core/typing/createTypingPinger.ts';
import { useChat } from './useChat.ts';

/** Options of {@link useComposer}. */
export interface ComposerOptions {
  /** The open conversation. */
  readonly session: TopicSession;
  /** The message that is answered, or null. */
  readonly replyTo: ChatMessage | null;
  /** The text went into the outbox; the reply bar is to be cleared. */
  readonly onSent: () => void;
  /** The person gave up the reply with Escape. */
  readonly onCancelReply: () => void;
}

/** Ready props for the parts of a composer. */
export interface ComposerModel {
  /** What is written. */
  readonly text: string;
  /** Whether there is anything to send. */
  readonly canSend: boolean;
  /** Sends what is written. */
  readonly send: () => void;
  /** Props of the text area. */
  readonly inputProps: {
    readonly value: string;
    readonly onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
  };
}

function quote(message: ChatMessage): QuotedMessage {
  const { chatId, kind, text, language, translation, author } = message;
  return { chatId, kind, text, language, translation, authorName: author.name };
}

/**
 * The writing of a message: Enter sends and Shift+Enter breaks the line, never while an input method composes;
 * the draft outlives a switch of conversations; typing is told while the input has the focus.
 */
export function useComposer({ session, replyTo, onSent, onCancelReply }: ComposerOptions): ComposerModel {
  const { port, drafts, clock } = useChat();
  const { topicId } = session;
  const [text, setText] = useState(() => drafts.get(topicId));
  const isSending = useRef(false);

  const pinger = useMemo(
    // A lost ping is not worth a word: the next one comes in three seconds.
    () => createTypingPinger(() => void port.sendTyping({ topicId }).catch(() => {}), clock),
    [port, topicId, clock],
  );
  useEffect(() => pinger.blur, [pinger]);

  const change = (next: string): void => {
    setText(next);
    drafts.set(topicId, next);
  };

  const send = (): void => {
    const written = text.trim();
    if (written === '' || isSending.current) return;
    isSending.current = true;
    const reply = replyTo ? quote(replyTo) : null;
    change('');
    onSent();
    session
      .send({ text: written, replyTo: reply })
      // The device could not store it: the words go back to where they were written.
      .catch(() => change(written))
      .finally(() => {
        isSending.current = false;
      });
  };

  return {
    text,
    canSend: text.trim() !== '',
    send,
    inputProps: {
      value: text,
      onChange: (event) => change(event.target.value),
      onKeyDown: (event) => {
        // 229 is what Safari reports for the Enter that ends a composition.
        if (event.nativeEvent.isComposing || event.keyCode === 229) return;
        if (event.key === 'Enter' && !event.shiftKey) {
          event.preventDefault();
          send();
        } else if (event.key === 'Escape' && replyTo) {
          event.preventDefault();
          onCancelReply();
        }
      },
      onFocus: pinger.focus,
      onBlur: pinger.blur,
    },
  };
}

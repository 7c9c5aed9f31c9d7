import { useToast } from '@franca/ui/Toaster';
import {
  type ChangeEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ChatMessage } from '../core/model/ChatMessage.ts';
import type { OutgoingAudio } from '../core/model/OutgoingAudio.ts';
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
  /** Sends a voice message; what is written stays. */
  readonly sendAudio: (audio: OutgoingAudio) => void;
  /** Puts words behind what is written. */
  readonly insert: (words: string) => void;
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
  const toast = useToast();

  const pinger = useMemo(
    // A lost ping is not worth a word: the next one comes in three seconds.
    () => createTypingPinger(() => void port.sendTyping({ topicId }).catch(() => {}), clock),
    [port, topicId, clock],
  );
  useEffect(() => pinger.blur, [pinger]);

  // What is written now, also for words that were dictated while it changed.
  const written = useRef(text);
  const change = (next: string): void => {
    written.current = next;
    setText(next);
    drafts.set(topicId, next);
  };

  const send = (): void => {
    const words = text.trim();
    if (words === '' || isSending.current) return;
    isSending.current = true;
    const reply = replyTo ? quote(replyTo) : null;
    change('');
    onSent();
    session
      .send({ text: words, replyTo: reply })
      // The device could not store it: the words go back to where they were written.
      .catch(() => change(words))
      .finally(() => {
        isSending.current = false;
      });
  };

  const insert = useCallback(
    (words: string): void => {
      const before = written.current;
      const next = before === '' || /\s$/.test(before) ? before + words : `${before} ${words}`;
      written.current = next;
      setText(next);
      drafts.set(topicId, next);
    },
    [drafts, topicId],
  );

  const sendAudio = (audio: OutgoingAudio): void => {
    const reply = replyTo ? quote(replyTo) : null;
    onSent();
    session
      .send({ text: '', replyTo: reply, audio })
      .catch((error: unknown) => toast.error(error instanceof Error ? error.message : String(error)));
  };

  return {
    text,
    canSend: text.trim() !== '',
    send,
    sendAudio,
    insert,
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

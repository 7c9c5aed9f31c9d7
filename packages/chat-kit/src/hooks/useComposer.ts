import { useHydrated } from '@franca/ui/kit';
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
import { filesContent } from '../core/attachments/filesContent.ts';
import type { KindContent } from '../core/model/KindContents.ts';
import type { ChatMessage, QuotedMessage } from '../core/model/Message.ts';
import type { OutgoingAudio, OutgoingFile } from '../core/model/OutgoingMessage.ts';
import type { TopicSession } from '../core/session/TopicSession.ts';
import { isOnlyEmoji } from '../core/text/isOnlyEmoji.ts';
import { reasonOf } from '../core/text/reasonOf.ts';
import { splitText } from '../core/text/splitText.ts';
import { createTypingPinger } from '../core/typing/createTypingPinger.ts';
import { useAttachments } from './useAttachments.ts';
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
  /** Sends what is written, with the chosen files. */
  readonly send: () => void;
  /** Sends a voice message; what is written stays. */
  readonly sendAudio: (audio: OutgoingAudio) => void;
  /** Sends a sticker, a place or a person; what is written stays. */
  readonly sendContent: (content: KindContent) => void;
  /** Writes something else in the place of what is written. */
  readonly write: (text: string) => void;
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

function contentWith(words: string, files: readonly OutgoingFile[]): KindContent {
  if (files.length > 0) return filesContent(files);
  return { kind: isOnlyEmoji(words) ? 'emoji' : 'text' };
}

function quote(message: ChatMessage): QuotedMessage {
  const { chatId, content, text, language, translation, author } = message;
  return { chatId, kind: content.kind, text, language, translation, authorName: author.name };
}

/**
 * The writing of a message: Enter sends and Shift+Enter breaks the line, never while an input method composes;
 * the draft outlives a switch of conversations; others learn that the viewer is typing, as `options.typing` says.
 */
export function useComposer({ session, replyTo, onSent, onCancelReply }: ComposerOptions): ComposerModel {
  const { port, drafts, clock, options, onEvent } = useChat();
  const { topicId } = session;
  const isHydrated = useHydrated();
  const [text, setText] = useState(() => (isHydrated ? drafts.get(topicId) : ''));
  const storing = useRef(Promise.resolve());
  const { draft, files: chosenFiles } = useAttachments(topicId);
  const toast = useToast();
  const failed = (error: unknown): void => {
    toast.error(reasonOf(error));
  };

  const pinger = useMemo(
    () =>
      createTypingPinger({
        // No error is shown for a lost ping: the next one comes in three seconds.
        ping: () => void port.typing?.send({ topicId }, {}).catch(() => {}),
        follows: options.typing,
        clock,
      }),
    [port, topicId, clock, options.typing],
  );
  useEffect(() => pinger.blur, [pinger]);

  // What is written now, also for words that were dictated while it changed.
  const written = useRef(text);
  useEffect(() => {
    const read = (): void => {
      written.current = drafts.get(topicId);
      setText(written.current);
    };
    // A page from a server knows no draft: it appears as soon as the page is hydrated.
    if (written.current === '') read();
    // What was sent in another tab must not stand here to be sent once more.
    return drafts.subscribe(topicId, read);
  }, [drafts, topicId]);
  const change = useCallback(
    (next: string): void => {
      written.current = next;
      setText(next);
      drafts.set(topicId, next);
    },
    [drafts, topicId],
  );

  const store = async (
    parts: string[],
    { reply, files }: { reply: QuotedMessage | null; files: readonly OutgoingFile[] },
  ): Promise<void> => {
    let rest = { reply, files };
    try {
      for (let part = parts[0]; part !== undefined; part = parts[0]) {
        const content = contentWith(part, rest.files);
        await session.send({ text: part, replyTo: rest.reply, content });
        onEvent({ type: 'message-send', topicId, kind: content.kind, isReply: rest.reply !== null });
        parts.shift();
        rest = { reply: null, files: [] };
      }
    } catch (error) {
      // The device could not store it: everything goes back, before what was written since.
      change([...parts, drafts.get(topicId)].filter((part) => part !== '').join('\n'));
      draft.putBack(rest.files);
      failed(error);
    }
  };

  const sendWith = (files: readonly OutgoingFile[]): void => {
    const words = written.current.trim();
    // Nothing is left where no chosen file could be read, or where Enter was pressed twice.
    if (words === '' && files.length === 0) return;
    const reply = replyTo ? quote(replyTo) : null;
    // What is too long for one message becomes several.
    const parts = splitText(words, port.messages.maxTextLength);
    change('');
    pinger.end();
    onSent();
    // In the order in which they were written, also when the next Enter comes before the device has stored the last.
    storing.current = storing.current.then(() => store(parts, { reply, files }));
  };

  const canSend = text.trim() !== '' || chosenFiles.length > 0;
  const send = (): void => {
    if (!canSend) return;
    if (chosenFiles.length > 0) void draft.take().then(sendWith);
    else sendWith([]);
  };

  const insert = useCallback(
    (words: string): void => {
      const before = written.current;
      change(before === '' || /\s$/.test(before) ? before + words : `${before} ${words}`);
    },
    [change],
  );

  const sendContent = (content: KindContent): void => {
    const reply = replyTo ? quote(replyTo) : null;
    onSent();
    onEvent({ type: 'message-send', topicId, kind: content.kind, isReply: reply !== null });
    session.send({ text: '', replyTo: reply, content }).catch(failed);
  };

  return {
    text,
    canSend,
    send,
    sendAudio: ({ file, ...known }) => sendContent({ kind: 'audio', sound: { source: file, ...known } }),
    sendContent,
    write: change,
    insert,
    inputProps: {
      value: text,
      onChange: ({ target: { value } }) => {
        change(value);
        if (value.trim() === '') pinger.end();
        else pinger.write();
      },
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

import { isBlank } from '@franca/languages/text';
import { createQueue } from '@franca/ui/core';
import { useToast } from '@franca/ui/Toaster';
import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { type MessagePart, sendInParts, type UnsentMessage } from '../core/drafts/sendInParts.ts';
import type { KindContent } from '../core/model/KindContents.ts';
import type { ChatMessage, QuotedMessage } from '../core/model/Message.ts';
import type { OutgoingAudio, OutgoingFile } from '../core/model/OutgoingMessage.ts';
import type { Person } from '../core/model/Person.ts';
import type { Outbox } from '../core/outbox/Outbox.ts';
import type { TopicSession } from '../core/session/TopicSession.ts';
import { firstWebLink } from '../core/text/firstWebLink.ts';
import { findMentions } from '../core/text/mentions.ts';
import { reasonOf } from '../core/text/reasonOf.ts';
import { useAttachments } from './useAttachments.ts';
import { useChat } from './useChat.ts';
import { useDraft } from './useDraft.ts';
import type { EditModel } from './useEdit.ts';
import { type LinkPreviewModel, useLinkPreview } from './useLinkPreview.ts';
import { useTypingPinger } from './useTypingPinger.ts';

/** Options of {@link useComposer}. */
export interface ComposerOptions {
  /** The open conversation. */
  readonly session: TopicSession;
  /** The message that is answered, or null. */
  readonly replyTo: ChatMessage | null;
  /** The own message whose words are being changed. Default: none ever is. */
  readonly edit?: EditModel | undefined;
  /** Whom the text may mention. Default: nobody. */
  readonly people?: readonly Person[] | undefined;
  /** The text went into the outbox; the reply bar is to be cleared. */
  readonly onSent: () => void;
  /** The device could not store an answer to this message: it is to be answered again. */
  readonly onUnsent?: ((replyTo: ChatMessage) => void) | undefined;
  /** The person gave up the reply with Escape. */
  readonly onCancelReply: () => void;
}

/** Ready props for the parts of a composer. */
export interface ComposerModel {
  /** What is written. */
  readonly text: string;
  /** Whether there is anything to send. */
  readonly canSend: boolean;
  /** Sends what is written, with the chosen files; `isSilent`: without a sound for others. */
  readonly send: (how?: { readonly isSilent?: boolean }) => void;
  /**
   * Has what is written, with the chosen files, sent at `sendAt` (milliseconds since 1970). Rejects with what was thrown where the
   * backend did not keep all of it; what it did not keep is in the composer again.
   */
  readonly schedule: (when: { readonly sendAt: number; readonly isSilent: boolean }) => Promise<void>;
  /** Sends a voice message; what is written stays. Resolves to whether the device has stored it. */
  readonly sendAudio: (audio: OutgoingAudio) => Promise<boolean>;
  /** Sends what was picked, such as a place or a person; what is written stays. Resolves to whether the device has stored it. */
  readonly sendContent: (content: KindContent, words?: string) => Promise<boolean>;
  /** Writes something else in the place of what is written. */
  readonly write: (text: string) => void;
  /** Puts words behind what is written. */
  readonly insert: (words: string) => void;
  /** The preview of a link in what is written; it goes with the message. */
  readonly link: LinkPreviewModel;
  /** Props of the text area. */
  readonly inputProps: {
    readonly value: string;
    readonly onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
  };
}

/**
 * Client ids for what is scheduled: until all of it is stored the same words get the same id again, so that a second press after a
 * response that was lost schedules nothing twice.
 */
function useReservedChatIds({ reserveChatId }: Outbox) {
  const [reserved] = useState(() => new Map<string, string>());
  return {
    of: async (words: string): Promise<string> => {
      const chatId = reserved.get(words) ?? (await reserveChatId());
      reserved.set(words, chatId);
      return chatId;
    },
    /** All of it is stored: the same words are another message from then on. */
    forget: () => reserved.clear(),
  };
}

function quote(message: ChatMessage): QuotedMessage {
  const { chatId, content, text, language, translation, author } = message;
  return { chatId, kind: content.kind, text, language, translation, authorName: author.name };
}

/**
 * The writing of a message: Enter sends and Shift+Enter breaks the line, never while an input method composes;
 * the draft outlives a switch of conversations; others learn that the viewer is typing, as `options.typing` says.
 */
export function useComposer(options: ComposerOptions): ComposerModel {
  const { session, replyTo, edit, people = [], onSent, onUnsent, onCancelReply } = options;
  const isEditing = edit !== undefined && edit.message !== null;
  const { port, outbox, clock, onEvent } = useChat();
  const { topicId } = session;
  const { text, getText, write, take, append, putBack } = useDraft(topicId);
  const { draft: attachments, files: chosenFiles } = useAttachments(topicId);
  const pinger = useTypingPinger(topicId);
  // In the order in which they were written, also when the next Enter comes before the device has stored the last.
  const [enqueue] = useState(createQueue);
  const chatIds = useReservedChatIds(outbox);
  const toast = useToast();
  const quoted = replyTo && quote(replyTo);
  const link = useLinkPreview(isEditing ? '' : text);

  const announce = (kind: KindContent['kind'], isReply: boolean): void =>
    onEvent({ type: 'message-send', topicId, kind, isReply });

  const fail = (error: unknown, answered: ChatMessage | null): void => {
    if (answered) onUnsent?.(answered);
    toast.error(reasonOf(error));
  };

  /** What goes with a part of what is written. */
  const extrasOf = (message: MessagePart) => {
    const mentions = findMentions(message.text, people);
    // Of a text that is too long, the part with the address has the preview.
    const { preview } = link;
    const isOfPart = preview !== null && firstWebLink(message.text) === preview.url;
    return {
      ...(mentions.length > 0 && { mentions }),
      ...(isOfPart && message.content.kind === 'text' && { preview }),
    };
  };

  /** Hands over what is written, part by part; resolves to what is left, which is in the composer again. */
  const handOver = async (
    files: readonly OutgoingFile[],
    store: (message: MessagePart) => Promise<void>,
  ): Promise<(UnsentMessage & { hasStored: boolean }) | null> => {
    const written = getText().trim();
    const words = isBlank(written) ? '' : written;
    // Nothing is left where no chosen file could be read, or where Enter was pressed twice.
    if (words === '' && files.length === 0) return null;
    const forget = take();
    pinger.end();
    onSent();
    let hasStored = false;
    return enqueue(async () => {
      const send = async (message: MessagePart): Promise<void> => {
        await store(message);
        hasStored = true;
        announce(message.content.kind, message.replyTo !== null);
      };
      const maxLength = port.messages.maxTextLength;
      const unsent = await sendInParts({ text: words, files, replyTo: quoted }, { maxLength, send });
      if (!unsent) {
        forget();
        return null;
      }
      putBack(unsent.parts);
      attachments.putBack(unsent.files);
      return { ...unsent, hasStored };
    });
  };

  const sendWith = async (files: readonly OutgoingFile[], isSilent: boolean): Promise<void> => {
    const unsent = await handOver(files, (message) =>
      session.send({ ...message, ...extrasOf(message), ...(isSilent && { isSilent }) }),
    );
    // The answer is the first part.
    if (unsent) fail(unsent.error, unsent.hasStored ? null : replyTo);
  };

  // What was written before the edit waits as the draft.
  const shown = isEditing ? edit.text : text;
  const writeShown = isEditing ? edit.write : write;
  const canSend = !isBlank(shown) || (!isEditing && chosenFiles.length > 0);
  const send = ({ isSilent = false } = {}): void => {
    if (!canSend) return;
    if (isEditing) edit.save();
    else if (chosenFiles.length > 0) void attachments.take().then((files) => sendWith(files, isSilent));
    else void sendWith([], isSilent);
  };

  const schedule = async ({ sendAt, isSilent }: { sendAt: number; isSilent: boolean }): Promise<void> => {
    const files = chosenFiles.length > 0 ? await attachments.take() : [];
    let part = 0;
    const unsent = await handOver(files, async (message) => {
      const chatId = await chatIds.of(`${part} ${message.text}`);
      const outgoing = { ...message, ...extrasOf(message), ...(isSilent && { isSilent }) };
      await port.scheduled?.schedule(
        // Parts keep their order: each is due after the one before.
        { message: { ...outgoing, topicId, chatId, writtenAt: clock.now() }, sendAt: sendAt + part },
        {},
      );
      part += 1;
    });
    if (!unsent) {
      chatIds.forget();
      return;
    }
    if (replyTo && !unsent.hasStored) onUnsent?.(replyTo);
    throw unsent.error;
  };

  const sendContent = async (content: KindContent, words = ''): Promise<boolean> => {
    onSent();
    try {
      await session.send({ text: words, replyTo: quoted, content });
    } catch (error) {
      fail(error, replyTo);
      return false;
    }
    announce(content.kind, quoted !== null);
    return true;
  };

  /** Ends what the composer does besides writing; returns whether there was anything. */
  const giveUp = (): boolean => {
    if (isEditing) edit.cancel();
    else if (replyTo) onCancelReply();
    return isEditing || replyTo !== null;
  };

  return {
    text: shown,
    canSend,
    send,
    schedule,
    sendAudio: ({ file, ...known }) => sendContent({ kind: 'audio', sound: { source: file, ...known } }),
    sendContent,
    link,
    write: writeShown,
    insert: isEditing ? (words) => edit.write(`${edit.text} ${words}`.trim()) : append,
    inputProps: {
      value: shown,
      onChange: ({ target: { value } }) => {
        writeShown(value);
        if (isEditing) return;
        if (value.trim() === '') pinger.end();
        else pinger.write();
      },
      onKeyDown: (event) => {
        // 229 is what Safari reports for the Enter that ends a composition.
        if (event.nativeEvent.isComposing || event.keyCode === 229) return;
        if (event.key === 'Enter' && !event.shiftKey) {
          event.preventDefault();
          send();
        } else if (event.key === 'Escape') {
          if (giveUp()) event.preventDefault();
        } else if (event.key === 'ArrowUp' && shown === '' && !replyTo && chosenFiles.length === 0) {
          if (edit && !isEditing && edit.beginNewest()) event.preventDefault();
        }
      },
      onFocus: pinger.focus,
      onBlur: pinger.blur,
    },
  };
}

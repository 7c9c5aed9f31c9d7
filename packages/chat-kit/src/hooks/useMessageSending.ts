import { isBlank } from '@franca/languages/text';
import { createQueue } from '@franca/ui/core';
import { useToast } from '@franca/ui/Toaster';
import { useState } from 'react';
import { type MessagePart, sendInParts, type UnsentMessage } from '../core/drafts/sendInParts.ts';
import type { KindContent } from '../core/model/KindContents.ts';
import type { ChatMessage, QuotedMessage } from '../core/model/Message.ts';
import type { OutgoingFile } from '../core/model/OutgoingMessage.ts';
import type { Person } from '../core/model/Person.ts';
import type { Outbox } from '../core/outbox/Outbox.ts';
import type { TopicSession } from '../core/session/TopicSession.ts';
import { firstWebLink } from '../core/text/firstWebLink.ts';
import { findMentions } from '../core/text/mentions.ts';
import { reasonOf } from '../core/text/reasonOf.ts';
import { useChat } from './useChat.ts';
import type { DraftModel } from './useDraft.ts';
import type { LinkPreviewModel } from './useLinkPreview.ts';

/** What a composer sends, and what it does around that. */
export interface MessageSendingOptions {
  /** The open conversation. */
  readonly session: TopicSession;
  /** The message that is answered, or null. */
  readonly replyTo: ChatMessage | null;
  /** Whom the text may mention. */
  readonly people: readonly Person[];
  /** What is written. */
  readonly draft: Pick<DraftModel, 'getText' | 'take' | 'putBack'>;
  /** The preview of a link in it. */
  readonly preview: LinkPreviewModel['preview'];
  /** Puts files back that were not sent. */
  readonly putBackFiles: (files: readonly OutgoingFile[]) => void;
  /** What is written was taken out of the field. */
  readonly onTaken: () => void;
  /** The text went into the outbox. */
  readonly onSent: () => void;
  /** The device could not store an answer to this message. */
  readonly onUnsent: ((replyTo: ChatMessage) => void) | undefined;
}

/** The ways in which a composer sends. */
export interface MessageSendingModel {
  /** Sends what is written, with files. */
  readonly sendWritten: (files: readonly OutgoingFile[], isSilent: boolean) => Promise<void>;
  /** Has it sent later, with files. Rejects with what was thrown; what was not kept is in the composer again. */
  readonly scheduleWritten: (
    files: readonly OutgoingFile[],
    when: { readonly sendAt: number; readonly isSilent: boolean },
  ) => Promise<void>;
  /** Sends what was picked or recorded; what is written stays. Resolves to whether the device has stored it. */
  readonly sendContent: (content: KindContent, words?: string) => Promise<boolean>;
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

/** Sends what a composer has, at once or later, in parts where it is too long; what could not be stored is in the composer again. */
export function useMessageSending(options: MessageSendingOptions): MessageSendingModel {
  const { session, replyTo, people, draft, preview, putBackFiles, onTaken, onSent, onUnsent } = options;
  const { port, outbox, clock, onEvent } = useChat();
  const { topicId } = session;
  // In the order in which they were written, also when the next Enter comes before the device has stored the last.
  const [enqueue] = useState(createQueue);
  const chatIds = useReservedChatIds(outbox);
  const toast = useToast();
  const quoted = replyTo && quote(replyTo);

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
    const written = draft.getText().trim();
    const words = isBlank(written) ? '' : written;
    // Nothing is left where no chosen file could be read, or where Enter was pressed twice.
    if (words === '' && files.length === 0) return null;
    const forget = draft.take();
    onTaken();
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
      draft.putBack(unsent.parts);
      putBackFiles(unsent.files);
      return { ...unsent, hasStored };
    });
  };

  const sendWritten = async (files: readonly OutgoingFile[], isSilent: boolean): Promise<void> => {
    const unsent = await handOver(files, (message) =>
      session.send({ ...message, ...extrasOf(message), ...(isSilent && { isSilent }) }),
    );
    // The answer is the first part.
    if (unsent) fail(unsent.error, unsent.hasStored ? null : replyTo);
  };

  const scheduleWritten = async (
    files: readonly OutgoingFile[],
    { sendAt, isSilent }: { sendAt: number; isSilent: boolean },
  ): Promise<void> => {
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

  return { sendWritten, scheduleWritten, sendContent };
}

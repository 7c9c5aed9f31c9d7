import { isBlank } from '@franca/languages/text';
import { createQueue } from '@franca/ui/core';
import { useToast } from '@franca/ui/Toaster';
import { useCallback, useState } from 'react';
import { hasEnded } from '../core/model/hasEnded.ts';
import type { ChatMessage } from '../core/model/Message.ts';
import type { Person } from '../core/model/Person.ts';
import type { TopicSession } from '../core/session/TopicSession.ts';
import { isEditable } from '../core/text/isEditable.ts';
import { mentionsAfterEdit } from '../core/text/mentions.ts';
import { reasonOf } from '../core/text/reasonOf.ts';
import { useChat } from './useChat.ts';

/** An own message whose words are being changed. */
export interface EditModel {
  /** The message, or null. */
  readonly message: ChatMessage | null;
  /** The words as they stand now. */
  readonly text: string;
  /** Writes others. */
  readonly write: (text: string) => void;
  /** Begins with a message. */
  readonly begin: (message: ChatMessage) => void;
  /** Begins with the newest own message that can be edited; returns whether there is one. */
  readonly beginNewest: () => boolean;
  /** Ends the editing and gives the message its new words; where they are the same, nothing is sent. */
  readonly save: () => void;
  /** Leaves the message as it is. */
  readonly cancel: () => void;
}

interface Editing {
  readonly message: ChatMessage;
  readonly text: string;
}

/**
 * Changes the words of an own message. A refusal is a toast, and the words are in the field again, unless something else has been
 * written since: then they are there as soon as the message is edited again.
 */
export function useEdit(session: TopicSession, people: readonly Person[] = []): EditModel {
  const { port, drafts, clock } = useChat();
  const toast = useToast();
  const [editing, setEditing] = useState<Editing | null>(null);
  // The words that the backend does not have yet, by message.
  const [unsaved] = useState(() => new Map<string, string>());
  // Two edits of one message arrive in their order.
  const [enqueue] = useState(createQueue);
  const { message, text } = editing ?? { message: null, text: '' };
  // What was recalled meanwhile, or has ended, is not edited any more, and its words stand nowhere.
  const isGone =
    message && (session.store.find(message.chatId)?.isRecalled || hasEnded(message, clock.now()));
  if (isGone) setEditing(null);

  const begin = useCallback(
    (next: ChatMessage): void => setEditing({ message: next, text: unsaved.get(next.chatId) ?? next.text }),
    [unsaved],
  );
  const cancel = (): void => {
    if (message) unsaved.delete(message.chatId);
    setEditing(null);
  };

  const send = async (edited: ChatMessage, words: string): Promise<void> => {
    const { topicId, chatId } = edited;
    const draft = drafts.get(topicId);
    const mentions = mentionsAfterEdit(words, edited, people);
    const { signal } = new AbortController();
    unsaved.set(chatId, words);
    try {
      await enqueue(async () => port.messages.edit?.({ topicId, chatId, text: words, mentions }, { signal }));
      if (unsaved.get(chatId) === words) unsaved.delete(chatId);
    } catch (error) {
      const isFree = unsaved.get(chatId) === words && drafts.get(topicId) === draft;
      if (isFree) setEditing((now) => now ?? { message: edited, text: words });
      toast.error(reasonOf(error));
    }
  };

  return {
    message,
    text,
    write: (words) => setEditing((now) => now && { ...now, text: words }),
    begin,
    beginNewest: () => {
      const { messages } = session.store.getSnapshot();
      const newest = messages.findLast(({ author, seq }) => author.id === port.viewer.id && seq !== null);
      if (!newest || !isEditable(newest, port.messages, Date.now())) return false;
      begin(newest);
      return true;
    },
    save: () => {
      const words = text.trim();
      if (!message || isBlank(words)) return;
      setEditing(null);
      if (words !== message.text.trim() || unsaved.has(message.chatId)) void send(message, words);
    },
    cancel,
  };
}

import { useAction } from '@franca/ui/kit';
import { useToast } from '@franca/ui/Toaster';
import { useCallback, useState } from 'react';
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
  /** Gives the message its new words; where they are the same, nothing happens. */
  readonly save: () => void;
  /** Leaves the message as it is. */
  readonly cancel: () => void;
}

/** Changes the words of an own message; a refusal is a toast, and what was written stays. */
export function useEdit(session: TopicSession, people: readonly Person[] = []): EditModel {
  const { port } = useChat();
  const toast = useToast();
  const [message, setMessage] = useState<ChatMessage | null>(null);
  const [text, write] = useState('');
  const { status, run } = useAction(
    ({ signal }, { topicId, chatId }: ChatMessage, words: string) => {
      const mentions = message ? mentionsAfterEdit(words, message, people) : [];
      return Promise.resolve(port.messages.edit?.({ topicId, chatId, text: words, mentions }, { signal }));
    },
    { onSuccess: () => setMessage(null), onError: (error) => toast.error(reasonOf(error)) },
  );
  // What was recalled meanwhile is not edited any more, and its words stand nowhere.
  if (message && session.store.find(message.chatId)?.isRecalled) setMessage(null);

  const begin = useCallback((next: ChatMessage): void => {
    setMessage(next);
    write(next.text);
  }, []);
  const cancel = useCallback(() => setMessage(null), []);

  return {
    message,
    text,
    write,
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
      if (!message || words === '' || status === 'pending') return;
      if (words === message.text.trim()) cancel();
      else run(message, words);
    },
    cancel,
  };
}

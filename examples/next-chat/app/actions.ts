'use server';
import type { MessagePage, MessageSnapshot } from '@franca/chat-kit';
import { people } from './people.ts';

// In memory, so that a restart begins anew: a database belongs here. Kept while Next loads changed code.
const memory = globalThis as { messages?: MessageSnapshot[] };
memory.messages ??= [];
const { messages } = memory;

/** The newest messages that were sent before a moment, or the newest of all. */
export async function loadPage(before: number | null): Promise<MessagePage> {
  const older = messages.filter(({ sentAt }) => sentAt < (before ?? Number.POSITIVE_INFINITY));
  return { messages: older.slice(-20), hasOlder: older.length > 20, asOf: messages.length };
}

export const loadSince = async (seq: number) => messages.slice(seq);

/** Stores a message once, however often it is sent, and gives it the next number. A real server knows the author by the session. */
export async function store(as: keyof typeof people, chatId: string, text: string): Promise<MessageSnapshot> {
  const known = messages.find((message) => message.chatId === chatId);
  if (known) return known;
  const sentAt = Math.max(Date.now(), (messages.at(-1)?.sentAt ?? 0) + 1);
  const message: MessageSnapshot = {
    ...{ chatId, topicId: 'room', seq: messages.length + 1, author: people[as], text, sentAt },
    ...{ content: { kind: 'text' }, language: null, translation: { kind: 'none' } },
    ...{ replyTo: null, isRecalled: false },
  };
  messages.push(message);
  return message;
}

import type { MessageSnapshot, TopicChange, TopicHandlers } from '@franca/chat-kit';
import type { Member } from './people.ts';

/** A message as it is stored: in the language it was written in. */
export type StoredMessage = Omit<MessageSnapshot, 'translation' | 'seq'> & { language: Member['language'] };

/** A change before it has its place. */
export type NewChange = TopicChange extends infer Change
  ? Change extends TopicChange
    ? Omit<Change, 'seq'>
    : never
  : never;

/** What a backend keeps of a conversation; see `createServer`. */
export interface ChatServer {
  /** Stores a message once: the same client id gives what was stored the first time. */
  readonly store: (message: StoredMessage) => MessageSnapshot;
  /** Adds a change, with the next number. */
  readonly add: (change: NewChange) => void;
  /** Translates a message into the other language, a moment later. */
  readonly translateLater: (chatId: string) => void;
  /** All messages, oldest first, each with what is known of its translation. */
  readonly messages: () => readonly MessageSnapshot[];
  /** Everything that has happened, in order, without a gap. */
  readonly changes: () => readonly TopicChange[];
  /** By person: up to when they have seen the conversation, milliseconds since 1970. */
  readonly seenTimes: () => Readonly<Record<string, number>>;
  /** Hears what happens; the returned function stops it. */
  readonly listen: (handlers: TopicHandlers) => () => void;
  /** Tells all that somebody is typing. */
  readonly type: (person: Member) => void;
}

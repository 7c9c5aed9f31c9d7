import type { MessageSnapshot } from '../model/Message.ts';
import type { OutgoingMessage } from '../model/OutgoingMessage.ts';
import type { SendOutcome } from '../outbox/Outbox.ts';
import type {
  ChatDataPort,
  MessagesPort,
  RequestOptions,
  SendOptions,
  TopicHandlers,
} from '../session/ChatDataPort.ts';

type Needed = 'chatId' | 'topicId' | 'author' | 'text' | 'sentAt';
/** What may be left out, also by saying `undefined`. */
type Loose<Whole> = { readonly [Key in keyof Whole]?: Whole[Key] | undefined };

/**
 * A message as a backend without numbers knows it. What is left out: only words, an unknown language, no translation,
 * no quote, not recalled.
 */
export type PlainMessage = Pick<MessageSnapshot, Needed> & Loose<Omit<MessageSnapshot, Needed | 'seq'>>;

/** A page of history without numbers. */
export interface PlainPage {
  /** Messages, in any order. */
  readonly messages: readonly PlainMessage[];
  /** Whether older ones exist. */
  readonly hasOlder: boolean;
  /** By the id of a person: up to when they have seen the conversation, milliseconds since 1970. */
  readonly seenTimes?: Readonly<Record<string, number>> | undefined;
}

/** What a backend without numbers sends to a page that has a topic open. */
export interface PlainHandlers extends Pick<TopicHandlers, 'onTyping'> {
  /** A message is new, or something about it has changed: its text, translation, reactions. Takes all of it as it is now. */
  readonly onMessage: (message: PlainMessage) => void;
  /** A message was recalled or deleted. */
  readonly onRecall: (chatId: string) => void;
  /** Somebody has seen everything up to a moment, milliseconds since 1970. */
  readonly onSeen: (userId: string, seenTime: number) => void;
  /** The connection is back after a break; to be called before anything that came after it. */
  readonly onReconnect: () => void;
}

/** What came of one try to send; see {@link SendOutcome}. */
export type PlainOutcome =
  | { readonly kind: 'stored'; readonly message: PlainMessage }
  | Exclude<SendOutcome, { kind: 'stored' }>;

/** The messages of a backend that does not number its changes: a `MessagesPort` without a sequence. */
export interface PlainMessagesPort extends Omit<MessagesPort, 'page' | 'changes' | 'send' | 'subscribe'> {
  /** The newest messages that are older than `before` (milliseconds since 1970), or the newest of all for null. */
  page(
    request: { topicId: string; before: number | null; limit: number },
    options: RequestOptions,
  ): Promise<PlainPage>;
  /** Stores a message; the same client id twice must give the first message again. See `MessagesPort.send`. */
  send(message: OutgoingMessage, options: SendOptions): Promise<PlainOutcome>;
  /** Follows what happens in a topic; the returned function stops it. */
  subscribe(request: { topicId: string }, handlers: PlainHandlers): () => void;
}

/** A backend that does not number its changes: a `ChatDataPort` whose messages have no sequence. */
export interface PlainBackend extends Omit<ChatDataPort, 'messages'> {
  /** The messages. */
  readonly messages: PlainMessagesPort;
}

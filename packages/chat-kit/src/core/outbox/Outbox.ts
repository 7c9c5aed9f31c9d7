import type { DeliveryState } from '../model/DeliveryState.ts';
import type { MessageSnapshot } from '../model/MessageSnapshot.ts';
import type { OutgoingAudio } from '../model/OutgoingAudio.ts';
import type { OutgoingContent } from '../model/OutgoingContent.ts';
import type { OutgoingMessage } from '../model/OutgoingMessage.ts';
import type { QuotedMessage } from '../model/QuotedMessage.ts';

/** A message in the outbox with its present delivery state. */
export interface OutboxEntry {
  /** What is to be sent. */
  readonly message: OutgoingMessage;
  /** How far it has come. */
  readonly delivery: DeliveryState;
}

/** A message that somebody wants to send. */
export interface OutboxDraft {
  /** Conversation it goes to. */
  readonly topicId: string;
  /** What was written; empty for a voice message. */
  readonly text: string;
  /** The message it answers. */
  readonly replyTo: QuotedMessage | null;
  /** The sound of a voice message. */
  readonly audio?: OutgoingAudio;
  /** Files, a sticker, an emoji, a place or a person. */
  readonly content?: OutgoingContent;
}

/** Messages on their way; see {@link createOutbox}. */
export interface Outbox {
  /** Loads what an earlier page left behind and begins to send. */
  readonly start: () => Promise<void>;
  /** Gives a message its client id and stores it; resolves before the network is touched. */
  readonly enqueue: (draft: OutboxDraft) => Promise<OutgoingMessage>;
  /** A client id that no message of this person has, for what is sent past the outbox. */
  readonly reserveChatId: () => Promise<string>;
  /** Tries a failed message again. */
  readonly retry: (chatId: string) => Promise<void>;
  /**
   * Deletes a message that was not sent; one on its way is stopped. It is never sent afterwards, and where it was stored
   * before it could be stopped, `onStored` tells.
   */
  readonly discard: (chatId: string) => Promise<void>;
  /** Ends all pauses, for example when the network is back. */
  readonly wake: () => void;
  /** Everything that is not sent yet, oldest first; a new array after every change. */
  readonly getSnapshot: () => readonly OutboxEntry[];
  /** Calls back after every change. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls back with every message that the server has stored. */
  readonly onStored: (listener: (message: MessageSnapshot) => void) => () => void;
  /** Stops sending; what is stored stays. */
  readonly stop: () => void;
}

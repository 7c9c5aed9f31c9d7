import type { Clock } from '@franca/ui/core';
import type { KindContent } from '../model/KindContents.ts';
import type { LinkPreview } from '../model/LinkPreview.ts';
import type { DeliveryState, Mention, MessageSnapshot, QuotedMessage } from '../model/Message.ts';
import type { OutgoingMessage } from '../model/OutgoingMessage.ts';

/** Outcome of one attempt. `retry` may carry the pause that the server asks for, in milliseconds. */
export type SendOutcome =
  | { readonly kind: 'stored'; readonly message: MessageSnapshot }
  | { readonly kind: 'retry'; readonly afterMilliseconds?: number }
  /** `isFinal`: the same message would be refused again. */
  | { readonly kind: 'refused'; readonly reason: string; readonly isFinal?: boolean };

/** A message in the outbox, as it is stored on this device. */
export interface OutboxItem {
  /** What is to be sent. */
  readonly message: OutgoingMessage;
  /** Tries so far. */
  readonly attempts: number;
  /** `waiting` is tried again by itself; `failed` got a final refusal and waits for the person. */
  readonly state:
    | { readonly kind: 'waiting' }
    | { readonly kind: 'failed'; readonly reason: string; readonly isFinal?: boolean };
}

/** Where the outbox keeps what is not sent yet; every adapter passes `outboxStorageSuite`. */
export interface OutboxStorage {
  /** Everything stored, in the order of the client ids' timestamps. */
  load(): Promise<readonly OutboxItem[]>;
  /** Adds or replaces the item of this client id. Resolves once it would survive a crash of the page. */
  put(item: OutboxItem): Promise<void>;
  /** Takes an item away; unknown ids are ignored. */
  remove(chatId: string): Promise<void>;
  /**
   * Hands out a timestamp that is at least `now` and greater than every one handed out before,
   * also by other tabs and before a reload.
   */
  reserveTimestamp(now: number): Promise<number>;
}

/** Lets the tabs of one browser share an outbox: one of them sends, all of them learn of changes. */
export interface OutboxCoordinator {
  /** Calls `lead` once this tab is the one that sends; the returned function gives that up. */
  lead(lead: () => void): () => void;
  /** Notifies the other tabs that the stored items changed. */
  announce(): void;
  /** Calls `listener` when another tab announces a change; the returned function unsubscribes. */
  subscribe(listener: () => void): () => void;
}

/** Options of `createOutbox`. */
export interface OutboxOptions {
  /** Whose messages these are. */
  readonly userId: string;
  /** Where they survive a reload. */
  readonly storage: OutboxStorage;
  /**
   * Hands one message to the server, its files first, one after the other; `onProgress` takes the share of them that is
   * uploaded, 0 to 1. A thrown error counts as `retry`. `signal` is aborted when the person deletes the message: nothing may
   * be handed over then that is not on its way yet.
   */
  readonly send: (
    message: OutgoingMessage,
    options: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
  ) => Promise<SendOutcome>;
  /**
   * Makes the client id of a message from the timestamp that was reserved for it; no two timestamps are the same. Default:
   * `{userId}-{timestamp}`.
   */
  readonly createChatId?: ((userId: string, timestamp: number) => string) | undefined;
  /** Whether trying makes sense now; call `wake` when it becomes true. Default: always. */
  readonly isOnline?: () => boolean;
  /** One tab sends, all tabs learn of it. Default: this is the only tab. */
  readonly coordinator?: OutboxCoordinator;
  /** Time. Default: the machine's. */
  readonly clock?: Clock;
  /** Numbers in [0, 1). Default: `Math.random`. */
  readonly random?: () => number;
}

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
  /** Members who are named in `text`, in its order. Default: nobody. */
  readonly mentions?: readonly Mention[] | undefined;
  /** The preview of a link of it that goes with it. Default: none. */
  readonly preview?: LinkPreview | undefined;
  /** Whether it arrives without a sound. Default: no. */
  readonly isSilent?: boolean | undefined;
  /** The message it answers. */
  readonly replyTo: QuotedMessage | null;
  /** What it contains besides words, with the files themselves as sources. Default: `{ kind: 'text' }`. */
  readonly content?: KindContent | undefined;
}

/** Messages on their way; see {@link createOutbox}. */
export interface Outbox {
  /** Loads what an earlier page left behind and begins to send. */
  readonly start: () => Promise<void>;
  /** Gives a message its client id and stores it; resolves before the network is touched. */
  readonly enqueue: (draft: OutboxDraft) => Promise<OutgoingMessage>;
  /** A client id that no message of this person has, for what is sent past the outbox. */
  readonly reserveChatId: () => Promise<string>;
  /** Tries a failed message again, and one that waits for its next try at once. */
  readonly retry: (chatId: string) => Promise<void>;
  /**
   * Deletes a message that was not sent; one on its way is stopped. It is never sent afterwards, and where it was stored
   * before it could be stopped, `onStored` is called.
   */
  readonly discard: (chatId: string) => Promise<void>;
  /** Ends all pauses, for example when the network is back. */
  readonly wake: () => void;
  /** Everything that is not sent yet, oldest first; a new array after every change. */
  readonly getSnapshot: () => readonly OutboxEntry[];
  /** Calls back after every change. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Calls back with every message that the server has stored, before it leaves `getSnapshot`, so that who shows both never
   * shows neither; also for one that was deleted a moment too late. Only in the tab that sends. The returned function stops it.
   */
  readonly onStored: (listener: (message: MessageSnapshot) => void) => () => void;
  /** Stops sending; what is stored stays. */
  readonly stop: () => void;
}

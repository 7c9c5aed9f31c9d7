import type { KindContent } from './KindContents.ts';
import type { Mention } from './Message.ts';

/** How far a message that is sent later has come; `failed` was not sent, for the sentence in `reason`. */
export type ScheduledState =
  | { readonly kind: 'waiting' | 'sending' }
  | { readonly kind: 'failed'; readonly reason: string };

/** An own message that the server keeps and sends at its time. */
export interface ScheduledMessage {
  /** Id of the message while it waits. */
  readonly id: string;
  /** Conversation it goes to; null where that is gone. */
  readonly topicId: string | null;
  /** Name of the conversation where the list of conversations may not know it, or null. */
  readonly topicTitle: string | null;
  /** What it contains besides words. */
  readonly content: KindContent;
  /** What was written; empty for kinds without words. */
  readonly text: string;
  /** Members who are named in `text`, in its order. */
  readonly mentions: readonly Mention[];
  /** What is left of the message that it answers, or null. */
  readonly replyTo: { readonly authorName: string; readonly text: string } | null;
  /** Whether it will arrive without a sound. */
  readonly isSilent: boolean;
  /** When it is sent, milliseconds since 1970. */
  readonly sendAt: number;
  /** How far it has come. */
  readonly state: ScheduledState;
}

/** What is changed of a scheduled message; what is left out stays. */
export interface ScheduledChange {
  /** Id of the message while it waits. */
  readonly id: string;
  /** Other words, trimmed. */
  readonly text?: string | undefined;
  /** Members who are named in `text`, in its order. */
  readonly mentions?: readonly Mention[] | undefined;
  /** Whether it will arrive without a sound. */
  readonly isSilent?: boolean | undefined;
  /** When it is sent, milliseconds since 1970, or now. */
  readonly sendAt?: number | 'now' | undefined;
}

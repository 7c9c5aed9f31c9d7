import type { Correction } from './Correction.ts';
import type { KindContent, MessageKind } from './KindContents.ts';
import type { LinkPreview } from './LinkPreview.ts';
import type { Person } from './Person.ts';
import type { TranslationState } from './TranslationState.ts';

/**
 * How far a message has come. `queued` is stored on this device only, `sending` is on its way
 * with the share of its file that is uploaded (0 to 1), `sent` is stored by the server, `failed` got a final refusal whose sentence is `reason`.
 * `isDelayed`: several tries have failed, and further ones follow by themselves.
 */
export type DeliveryState =
  | { readonly kind: 'queued'; readonly isDelayed?: boolean }
  | { readonly kind: 'sending'; readonly progress?: number; readonly isDelayed?: boolean }
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed'; readonly reason: string; readonly isFinal?: boolean };

/** One person's reaction to a message; a person has at most one. */
export interface Reaction {
  /** Who reacted. */
  readonly userId: string;
  /** The emoji. */
  readonly emoji: string;
}

/** The part of a message that a reply shows of the message it answers. */
export interface QuotedMessage {
  /** Client id of the quoted message, for the jump to it. */
  readonly chatId: string;
  /** Its type, which decides the words used when there is no text. */
  readonly kind: MessageKind;
  /** Who wrote it. */
  readonly authorName: string;
  /** Original text, empty for types without one. */
  readonly text: string;
  /** BCP 47 tag of the original, if known. */
  readonly language: string | null;
  /** Its translation for this reader. */
  readonly translation: TranslationState;
  /** When it disappears for everybody, milliseconds since 1970; from then on its words are not shown. Default: never. */
  readonly expiresAt?: number | null | undefined;
}

/** A member who is named in a text: `start` and `length` count UTF-16 code units and cover the “@” and the name. */
export interface Mention {
  /** Who. */
  readonly userId: string;
  /** Where the “@” stands. */
  readonly start: number;
  /** How long it is. */
  readonly length: number;
}

/** A message as a page of history or a change delivers it: stored, with its place in the topic. */
export interface MessageSnapshot {
  /** Client id `{userId}-{timestamp}`; identifies the message for ever. */
  readonly chatId: string;
  /** Conversation it belongs to. */
  readonly topicId: string;
  /** Place in the topic's gap-free sequence. */
  readonly seq: number;
  /** What it contains besides words; its `kind` says what sort of message it is. */
  readonly content: KindContent;
  /** Who wrote it. */
  readonly author: Person;
  /** Original text; empty for types without one. */
  readonly text: string;
  /** Members who are named in `text`, in its order. Default: nobody. */
  readonly mentions?: readonly Mention[] | undefined;
  /** BCP 47 tag of the original, or null when it is not known. */
  readonly language: string | null;
  /** Translation for this reader, as known when the snapshot was taken. */
  readonly translation: TranslationState;
  /** When the server stored it, milliseconds since 1970. */
  readonly sentAt: number;
  /** The message it answers. */
  readonly replyTo: QuotedMessage | null;
  /** Whether it has been recalled. */
  readonly isRecalled: boolean;
  /** Whether it is a copy of a message from another conversation. */
  readonly isForwarded?: boolean | undefined;
  /** When its words were changed last, milliseconds since 1970. Default: never. */
  readonly editedAt?: number | null | undefined;
  /** What the page behind a link of it says, where its author wanted that shown. Default: nothing. */
  readonly preview?: LinkPreview | null | undefined;
  /** Whether the viewer starred it, as known when the snapshot was taken. Default: no. */
  readonly isStarred?: boolean | undefined;
  /** When it disappears for everybody, milliseconds since 1970; from then on the list does not show it. Default: never. */
  readonly expiresAt?: number | null | undefined;
  /** Who reacted to it, as known when the snapshot was taken. */
  readonly reactions?: readonly Reaction[] | undefined;
  /** Of an own message: the translations that people wrote, in their languages. Default: none. */
  readonly corrections?: readonly Correction[] | undefined;
}

/** A message as the list shows it: stored ones and those still waiting in the outbox. */
export interface ChatMessage extends Omit<MessageSnapshot, 'seq'> {
  /** Place in the topic, or null while the message only exists on this device. */
  readonly seq: number | null;
  /** How far it has come. */
  readonly delivery: DeliveryState;
}

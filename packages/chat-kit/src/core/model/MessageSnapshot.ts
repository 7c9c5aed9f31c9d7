import type { Attachment } from './Attachment.ts';
import type { AudioDetails } from './AudioDetails.ts';
import type { CallDetails } from './CallDetails.ts';
import type { MessageKind } from './MessageKind.ts';
import type { Person } from './Person.ts';
import type { QuotedMessage } from './QuotedMessage.ts';
import type { Reaction } from './Reaction.ts';
import type { SharedContact } from './SharedContact.ts';
import type { SharedPlace } from './SharedPlace.ts';
import type { TranslationState } from './TranslationState.ts';

/** A message as a page of history or a change delivers it: stored, with its place in the topic. */
export interface MessageSnapshot {
  /** Client id `{userId}-{timestamp}`; identifies the message for ever. */
  readonly chatId: string;
  /** Conversation it belongs to. */
  readonly topicId: string;
  /** Place in the topic's gap-free sequence. */
  readonly seq: number;
  /** Message type. */
  readonly kind: MessageKind;
  /** Who wrote it. */
  readonly author: Person;
  /** Original text; empty for types without one. */
  readonly text: string;
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
  /** Present for kind `call`. */
  readonly call?: CallDetails | undefined;
  /** Present for kind `audio`, unless recalled. */
  readonly audio?: AudioDetails | undefined;
  /** Present for kinds `image` and `file`, unless recalled. */
  readonly attachments?: readonly Attachment[] | undefined;
  /** Present for kind `location`, unless recalled. */
  readonly location?: SharedPlace | undefined;
  /** Present for kind `contact`, unless recalled. */
  readonly contact?: SharedContact | undefined;
  /** Where the picture of kind `sticker` can be fetched. */
  readonly sticker?: string | undefined;
  /** What a message of an application's own kind holds, for the component that draws it. */
  readonly custom?: unknown | undefined;
  /** Whether it is a copy of a message from another conversation. */
  readonly isForwarded?: boolean | undefined;
  /** Who reacted to it, as known when the snapshot was taken. */
  readonly reactions?: readonly Reaction[] | undefined;
}

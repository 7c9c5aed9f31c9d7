import type { ChatMessage } from '../core/model/Message.ts';
import type { SharedContact } from '../core/model/Person.ts';
import type { TranslationOffer } from '../core/model/TranslationOffer.ts';
import type { TranslationView } from '../core/model/TranslationState.ts';

/** What can be done with polls. */
export interface PollActions {
  /** Votes for options, by their places from 0; none takes the vote back. False where it was refused, which a toast has said. */
  readonly vote: (message: ChatMessage, options: readonly number[]) => Promise<boolean>;
  /** Ends an own poll; false where it was refused. */
  readonly end: (message: ChatMessage) => Promise<boolean>;
}

/** What can be done with a message. */
export interface MessageActions {
  /** Answers it; absent where nothing can be written. */
  readonly reply?: ((message: ChatMessage) => void) | undefined;
  /** Puts the shown text on the clipboard; absent where the application switches it off. */
  readonly copy?: ((message: ChatMessage) => void) | undefined;
  /** Puts the words of an own message into the composer, to be changed; absent where nothing can be edited. */
  readonly edit?: ((message: ChatMessage) => void) | undefined;
  /** Stars it for the viewer, or takes the star away; absent where the backend knows no stars. */
  readonly star?: ((message: ChatMessage, isStarred: boolean) => void) | undefined;
  /** Pins it for everybody or unpins it; absent where nothing can be pinned. */
  readonly pin?: ((message: ChatMessage, isPinned: boolean) => void) | undefined;
  /** Whether it is pinned. Default: no. */
  readonly isPinned?: ((chatId: string) => boolean) | undefined;
  /** Asks, then deletes it for the viewer alone; absent where the backend knows no such thing. */
  readonly hide?: ((message: ChatMessage) => void) | undefined;
  /** Asks, then recalls it for everybody; absent where the backend recalls nothing. */
  readonly recall?: ((message: ChatMessage) => void) | undefined;
  /** Tries to send it again. */
  readonly retry: (message: ChatMessage) => void;
  /** Deletes it before it was sent. */
  readonly discard: (message: ChatMessage) => void;
  /** Shows and remembers the translation, the original or both. */
  readonly setView: (message: ChatMessage, view: TranslationView) => void;
  /** Asks for the translation again; absent where none can be asked for. */
  readonly retryTranslation?: ((message: ChatMessage) => void) | undefined;
  /** Opens the dialog in which its translation is corrected; absent where none can be proposed. */
  readonly correct?: ((message: ChatMessage) => void) | undefined;
  /** Stands under messages whose translation is not included; absent where nothing is offered. */
  readonly translationOffer?: TranslationOffer | undefined;
  /** Sets the viewer's reaction, or takes it away for null; absent where the backend knows no reactions. */
  readonly react?: ((message: ChatMessage, emoji: string | null) => void) | undefined;
  /** Votes in polls and ends own ones; absent where the backend knows no polls, or nothing can be written. */
  readonly poll?: PollActions | undefined;
  /** Adds the own sticker of somebody to those of the viewer; absent where the backend keeps none. */
  readonly keepSticker?: ((message: ChatMessage) => void) | undefined;
  /** Opens the choice of people to forward it to; absent where nothing can be forwarded. */
  readonly forward?: ((message: ChatMessage) => void) | undefined;
  /** Begins to choose several messages with this one; absent where only single ones can be chosen. */
  readonly select?: ((message: ChatMessage) => void) | undefined;
  /** Opens the conversation with a shared contact; absent where that cannot be done. */
  readonly openContact?: (contact: SharedContact) => void;
  /** Calls again from the record of a call; absent where nobody can be called. */
  readonly call?: ((isVideo: boolean) => void) | undefined;
  /** Goes to a message, loading older pages when needed. */
  readonly jumpTo: (chatId: string) => void;
}

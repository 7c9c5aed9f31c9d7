import type { ChatMessage } from '../core/model/ChatMessage.ts';
import type { TranslationView } from '../core/model/TranslationState.ts';

/** What can be done with a message. */
export interface MessageActions {
  /** Answers it. */
  readonly reply: (message: ChatMessage) => void;
  /** Puts the shown text on the clipboard. */
  readonly copy: (message: ChatMessage) => void;
  /** Asks, then recalls it for everybody. */
  readonly recall: (message: ChatMessage) => void;
  /** Tries to send it again. */
  readonly retry: (message: ChatMessage) => void;
  /** Deletes it before it was sent. */
  readonly discard: (message: ChatMessage) => void;
  /** Shows and remembers the translation, the original or both. */
  readonly setView: (message: ChatMessage, view: TranslationView) => void;
  /** Asks for the translation again. */
  readonly retryTranslation: (message: ChatMessage) => void;
  /** Goes to a message, loading older pages when needed. */
  readonly jumpTo: (chatId: string) => void;
}

import type { MessageKind } from './MessageKind.ts';
import type { TranslationState } from './TranslationState.ts';

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
}

import type { Attachment } from './Attachment.ts';
import type { CallDetails } from './CallDetails.ts';
import type { MessageKind } from './MessageKind.ts';
import type { TranslationState } from './TranslationState.ts';

/** The last message of a conversation, as much as its row needs. */
export interface TopicPreview {
  /** Message type. */
  readonly kind: MessageKind;
  /** Original text; empty for types without one. */
  readonly text: string;
  /** BCP 47 tag of the original, if known. */
  readonly language: string | null;
  /** Translation for this reader. */
  readonly translation: TranslationState;
  /** Id of the author. */
  readonly authorId: string;
  /** Name of the author, shown in groups. */
  readonly authorName: string;
  /** When it was sent, milliseconds since 1970. */
  readonly sentAt: number;
  /** Whether it has been recalled. */
  readonly isRecalled: boolean;
  /** Present for kind `call`. */
  readonly call?: CallDetails | undefined;
  /** What kinds `image`, `file` and `audio` hold, as far as a preview names it. */
  readonly attachments?: readonly Pick<Attachment, 'type' | 'name' | 'duration'>[] | undefined;
}

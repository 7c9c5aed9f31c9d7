import type { OutgoingAudio } from './OutgoingAudio.ts';
import type { QuotedMessage } from './QuotedMessage.ts';

/** A text or voice message that somebody has made and that is not stored by the server yet. */
export interface OutgoingMessage {
  /** Client id `{userId}-{timestamp}`. */
  readonly chatId: string;
  /** Conversation it goes to. */
  readonly topicId: string;
  /** What was written; empty for a voice message. */
  readonly text: string;
  /** When it was written, milliseconds since 1970. */
  readonly writtenAt: number;
  /** The message it answers. */
  readonly replyTo: QuotedMessage | null;
  /** The sound of a voice message. */
  readonly audio?: OutgoingAudio;
}

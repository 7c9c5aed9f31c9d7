import type { OutgoingAudio } from './OutgoingAudio.ts';
import type { OutgoingContent } from './OutgoingContent.ts';
import type { QuotedMessage } from './QuotedMessage.ts';

/** A message that somebody has made and that is not stored by the server yet. */
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
  /** Files, a sticker, an emoji, a place or a person. */
  readonly content?: OutgoingContent;
}

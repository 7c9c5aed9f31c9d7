import type { QuotedMessage } from './QuotedMessage.ts';

/** A text message that somebody has written and that is not stored by the server yet. */
export interface OutgoingMessage {
  /** Client id `{userId}-{timestamp}`. */
  readonly chatId: string;
  /** Conversation it goes to. */
  readonly topicId: string;
  /** What was written. */
  readonly text: string;
  /** When it was written, milliseconds since 1970. */
  readonly writtenAt: number;
  /** The message it answers. */
  readonly replyTo: QuotedMessage | null;
}

import type { Attachment, SharedPlace } from './Attachment.ts';
import type { QuotedMessage } from './Message.ts';
import type { SharedContact } from './Person.ts';

/** A voice message that is to be uploaded and sent. */
export interface OutgoingAudio {
  /** The sound; it waits on this device with the message. */
  readonly file: Blob;
  /** Name of the file. */
  readonly name: string;
  /** Its length in milliseconds. */
  readonly duration: number;
  /** Its waveform, whole numbers from 0 to 100. */
  readonly peaks: readonly number[];
}

/** A file that is to be uploaded and sent; its source is the file itself. */
export interface OutgoingFile extends Attachment {
  /** The file; it waits on this device with the message. */
  readonly source: Blob;
}

/**
 * What a message holds besides words. Files that are all pictures or videos are shown as such, others as a list;
 * the words are their caption. The characters of an emoji are the words. The words of an own kind
 * stand beside it, and alone wherever it cannot be drawn: in the chat list, in quotes.
 */
export type OutgoingContent =
  | { readonly kind: 'files'; readonly files: readonly OutgoingFile[] }
  | { readonly kind: 'sticker'; readonly source: string }
  | { readonly kind: 'emoji' }
  | { readonly kind: 'location'; readonly location: SharedPlace }
  | { readonly kind: 'contact'; readonly contact: SharedContact }
  /** A message of an application's own kind; `data` waits on this device, so it must be what IndexedDB can keep. */
  | { readonly kind: 'custom'; readonly name: string; readonly data: unknown };

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

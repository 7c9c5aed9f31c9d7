import type { Attachment } from './Attachment.ts';
import type { KindContent } from './KindContents.ts';
import type { LinkPreview } from './LinkPreview.ts';
import type { Mention, QuotedMessage } from './Message.ts';

/** A file that is to be uploaded and sent; its source is the file itself. */
export interface OutgoingFile extends Attachment {
  /** The file; it waits on this device with the message. */
  readonly source: Blob;
}

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

/** A message that somebody has made and that is not stored by the server yet. */
export interface OutgoingMessage {
  /** Client id; identifies the message for ever. */
  readonly chatId: string;
  /** Conversation it goes to. */
  readonly topicId: string;
  /** What was written; empty for kinds without words. */
  readonly text: string;
  /**
   * What it contains besides words, as the stored message must bring it back; the source of each file is the file itself
   * (a `Blob`). It waits on this device, so it must be what IndexedDB can keep.
   */
  readonly content: KindContent;
  /** Members who are named in `text`, in its order. Default: nobody. */
  readonly mentions?: readonly Mention[] | undefined;
  /** The preview of a link of it that goes with it. Default: none. */
  readonly preview?: LinkPreview | undefined;
  /** Whether it arrives without a sound. Default: no. */
  readonly isSilent?: boolean | undefined;
  /** When it was written, milliseconds since 1970. */
  readonly writtenAt: number;
  /** The message it answers. */
  readonly replyTo: QuotedMessage | null;
}

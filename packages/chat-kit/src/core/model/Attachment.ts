/** A picture, a video or another file of a message. */
export interface Attachment {
  /** Identifier, the same for the life of the message. */
  readonly id: string;
  /** What it is, which decides how it is shown. */
  readonly type: 'image' | 'video' | 'audio' | 'file';
  /** Where it can be fetched, or the file itself while it only exists on this device. */
  readonly source: string | Blob;
  /** Where a smaller picture of it can be fetched. */
  readonly previewSource?: string | undefined;
  /** Name of the file, as its sender had it. */
  readonly name: string;
  /** Width of a picture or video, in pixels, if known. */
  readonly width?: number | undefined;
  /** Height of a picture or video, in pixels, if known. */
  readonly height?: number | undefined;
  /** Length of a video or sound, in milliseconds, if known. */
  readonly duration?: number | undefined;
  /** Waveform of a sound, whole numbers from 0 to 100, if known. */
  readonly peaks?: readonly number[] | undefined;
  /** Why a picture or video that was sent to be seen is a file: `large` has too many pixels, `format` is not shown here. */
  readonly notShown?: 'large' | 'format' | undefined;
  /** Size in bytes, if known. */
  readonly size?: number | undefined;
  /** MIME type, if known. */
  readonly mime?: string | undefined;
}

/** Pictures, videos or other files with a caption; empty when nothing is known of them. */
export interface AttachedContent {
  /** In the order in which they were chosen. */
  readonly attachments: readonly Attachment[];
}

/** The sound of a voice message. */
export interface AudioDetails {
  /** Name of the file, if known. */
  readonly name?: string | undefined;
  /** Where it can be fetched, or the sound itself while it only exists on this device. */
  readonly source: string | Blob;
  /** Its length in milliseconds, or null when nobody said it. */
  readonly duration: number | null;
  /** Its waveform, whole numbers from 0 to 100, or null when nobody sent it. */
  readonly peaks: readonly number[] | null;
}

/** One member's part in a finished call. */
export interface CallMember {
  /** The member's id. */
  readonly userId: string;
  /** Time in the call in seconds, or null when the record contains none. */
  readonly seconds: number | null;
}

/** What a message of kind `call` records. */
export interface CallDetails {
  /** Whether it was a video call. */
  readonly isVideo: boolean;
  /** The members that the record names, with their seconds. */
  readonly members: readonly CallMember[];
  /** Why nobody took part in it: refused by everybody, not answered, everybody in other calls. Default: not known, or not so. */
  readonly ending?: 'rejected' | 'unanswered' | 'busy' | undefined;
}

/** A place that somebody shared. */
export interface SharedPlace {
  /** The words for it. */
  readonly place: string;
  /** Degrees north, from -90 to 90. */
  readonly latitude: number;
  /** Degrees east, from -180 to 180. */
  readonly longitude: number;
}

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
  /** Size in bytes, if known. */
  readonly size?: number | undefined;
  /** MIME type, if known. */
  readonly mime?: string | undefined;
}

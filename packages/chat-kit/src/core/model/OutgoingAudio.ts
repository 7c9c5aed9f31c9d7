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

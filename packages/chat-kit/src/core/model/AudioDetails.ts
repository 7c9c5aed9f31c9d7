/** The sound of a voice message. */
export interface AudioDetails {
  /** Where it can be fetched, or the sound itself while it only exists on this device. */
  readonly source: string | Blob;
  /** Its length in milliseconds, or null when nobody said it. */
  readonly duration: number | null;
  /** Its waveform, whole numbers from 0 to 100, or null when nobody sent it. */
  readonly peaks: readonly number[] | null;
}

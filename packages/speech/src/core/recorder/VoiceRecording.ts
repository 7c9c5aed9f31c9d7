/** A finished voice message. */
export interface VoiceRecording {
  /** The sound, named `audio.mp3` (1 §4). */
  readonly file: File;
  /** Its length in milliseconds, counted in samples. */
  readonly duration: number;
  /** Its waveform: whole numbers from 0 to 100. */
  readonly peaks: readonly number[];
}

import type { CaptureProblem } from './capture/CaptureError.ts';

/** A recorder of voice messages; see `createVoiceRecorder`. */
export interface VoiceRecorder {
  /** The present state; the same object until that changes, at most once a second while it records. */
  readonly getState: () => VoiceRecorderState;
  /** Calls back after every change of the state; returns what ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls back some twenty times a second with the loudness of the last moment, 0 to 1; returns what ends the subscription. */
  readonly subscribeLevel: (listener: (level: number) => void) => () => void;
  /** The loudness of every moment so far, 0 to 1, the newest last. */
  readonly getLevels: () => readonly number[];
  /** Asks for the microphone and records; does nothing while it records. */
  readonly start: () => Promise<void>;
  /** Leaves out what follows. */
  readonly pause: () => void;
  /** Records on after a pause. */
  readonly resume: () => void;
  /** Releases the microphone and returns the file; null when nothing was recorded or it failed. */
  readonly finish: () => Promise<VoiceRecording | null>;
  /** Releases the microphone and forgets everything. */
  readonly cancel: () => void;
}

/** Why a recording went no further: its longest time was reached, or the microphone was taken away. */
export type RecordingStop = 'limit' | 'lost';

/** Why there is no recording: the microphone could not be opened, or the encoder could not be loaded or failed. */
export type RecorderProblem = CaptureProblem | 'encoder';

/**
 * Where a voice recorder stands. `starting` asks for the microphone; `stopped` can be finished or cancelled, but not go on;
 * `seconds` is the nearest whole number, and at least 1 once it is over: what players show as the length of the message.
 */
export type VoiceRecorderState =
  | { readonly kind: 'idle' | 'starting' }
  | { readonly kind: 'recording' | 'paused' | 'finishing'; readonly seconds: number }
  | { readonly kind: 'stopped'; readonly seconds: number; readonly reason: RecordingStop }
  | { readonly kind: 'failed'; readonly problem: RecorderProblem };

/** A finished voice message. */
export interface VoiceRecording {
  /** The sound, named `audio.mp3`. */
  readonly file: File;
  /** Its length in milliseconds, counted in samples. */
  readonly duration: number;
  /** Its waveform: whole numbers from 0 to 100. */
  readonly peaks: readonly number[];
}

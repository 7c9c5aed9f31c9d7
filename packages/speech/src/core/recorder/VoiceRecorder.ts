import type { VoiceRecorderState } from './VoiceRecorderState.ts';
import type { VoiceRecording } from './VoiceRecording.ts';

/** A recorder of voice messages; see `createVoiceRecorder`. */
export interface VoiceRecorder {
  /** Where it stands; the same object until that changes, at most once a second while it records. */
  readonly getState: () => VoiceRecorderState;
  /** Calls back after every change of the state; the answer stops that. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls back some twenty times a second with the loudness of the last moment, 0 to 1; the answer stops that. */
  readonly subscribeLevel: (listener: (level: number) => void) => () => void;
  /** The loudness of every moment so far, 0 to 1, the newest last. */
  readonly getLevels: () => readonly number[];
  /** Asks for the microphone and records; does nothing while it records. */
  readonly start: () => Promise<void>;
  /** Leaves out what follows. */
  readonly pause: () => void;
  /** Records on after a pause. */
  readonly resume: () => void;
  /** Releases the microphone and answers the file; null when nothing was recorded or it failed. */
  readonly finish: () => Promise<VoiceRecording | null>;
  /** Releases the microphone and forgets everything. */
  readonly cancel: () => void;
}

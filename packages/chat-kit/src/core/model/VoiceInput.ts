import type { OutgoingAudio } from './OutgoingMessage.ts';

/** Why dictation or the recorder does not work, in words that the kit turns into sentences. */
export type VoiceProblem =
  | 'unsupported'
  | 'not-allowed'
  | 'no-microphone'
  | 'no-speech'
  | 'network'
  | 'language'
  | 'encoder'
  | 'other';

/** Dictation as a composer uses it: whoever shows the composer brings the recogniser. */
export interface ComposerDictation {
  /** Where it stands; `ending` waits for the last words. */
  readonly state: 'idle' | 'listening' | 'ending';
  /** The words heard so far. */
  readonly heard: string;
  /** Why it did not work, or null. */
  readonly problem: VoiceProblem | null;
  /** Begins to listen; `onText` takes the words once it has ended. */
  readonly start: (onText: (words: string) => void) => void;
  /** Ends it and keeps the words. */
  readonly stop: () => void;
  /** Ends it, forgets the words and the problem. */
  readonly cancel: () => void;
}

/** A voice recorder as a composer uses it: whoever shows the composer brings the microphone. */
export interface ComposerRecorder {
  /**
   * Where it stands; `limit` and `lost` have stopped by themselves and can be sent or closed. `unsent` is for the panel alone: what
   * was finished could not be sent.
   */
  readonly state: 'idle' | 'starting' | 'recording' | 'paused' | 'limit' | 'lost' | 'finishing' | 'unsent';
  /** Whole seconds that are recorded. */
  readonly seconds: number;
  /** Why it did not work, or null. */
  readonly problem: VoiceProblem | null;
  /** Calls back some twenty times a second with the loudness of the last moment, 0 to 1; the returned function stops that. */
  readonly subscribeLevel: (listener: (level: number) => void) => () => void;
  /** Asks for the microphone and records. */
  readonly start: () => void;
  /** Leaves out what follows. */
  readonly pause: () => void;
  /** Records on. */
  readonly resume: () => void;
  /** Ends it and returns the sound; null when there is none. */
  readonly finish: () => Promise<OutgoingAudio | null>;
  /** Ends it, forgets the sound and the problem. */
  readonly cancel: () => void;
}

import type { VoiceProblem } from './VoiceProblem.ts';

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

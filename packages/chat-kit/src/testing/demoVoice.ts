import type { ComposerDictation, ComposerRecorder } from '../core/model/VoiceInput.ts';
import { demoPeaks, demoSound } from './demoMedia.ts';

/** A dictation in a fixed state, or whatever `over` makes of it. */
export function demoDictation(over: Partial<ComposerDictation> = {}): ComposerDictation {
  const nothing = (): void => {};
  return { state: 'idle', heard: '', problem: null, start: nothing, stop: nothing, cancel: nothing, ...over };
}

/** A recorder in a fixed state that gets invented speech once, or whatever `over` makes of it. */
export function demoRecorder(over: Partial<ComposerRecorder> = {}): ComposerRecorder {
  const nothing = (): void => {};
  return {
    state: 'idle',
    seconds: 0,
    problem: null,
    subscribeLevel: (listener) => {
      for (const peak of [...demoPeaks, ...demoPeaks]) listener((peak / 100) ** 2);
      return nothing;
    },
    start: nothing,
    pause: nothing,
    resume: nothing,
    finish: async () => ({ file: demoSound(3), name: 'audio.mp3', duration: 3000, peaks: demoPeaks }),
    cancel: nothing,
    ...over,
  };
}

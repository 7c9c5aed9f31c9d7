import { frameSamples, type SpeechDetector } from './createSpeechDetector.ts';

/** What happens to utterances; times are milliseconds of sound since the beginning. */
export type UtteranceListeners = {
  /** Somebody begins to speak. */
  onStart: (utterance: { startMs: number }) => void;
  /** The next samples of the utterance. */
  onSamples: (samples: Int16Array) => void;
  /** It has ended: a pause, or it has become so long that it is cut here. */
  onEnd: (utterance: { startMs: number; endMs: number }) => void;
};

/** Cuts sound into utterances. */
export type Utterances = {
  push: (samples: Int16Array) => void;
  /** Ends the utterance that is being spoken. */
  flush: () => void;
  close: () => void;
};

const frameMs = (frameSamples / 16_000) * 1000;
/** Frames before the first word that belong to it: its beginning is quieter than what is recognised as speech. */
const leadFrames = 10;
/** Of the last frames so many have to be speech for an utterance to begin: a click is none. */
const [startFrames, startWindow] = [5, 8];
/** Frames of silence that end an utterance: 660 ms. */
const endFrames = 22;
/** Frames after which one is cut: 15 s. */
const maxFrames = 500;

/** Cuts sound where somebody pauses, with what detects speech. */
export function createUtterances(detector: SpeechDetector, listeners: UtteranceListeners): Utterances {
  const { onStart, onSamples, onEnd } = listeners;
  let rest = new Int16Array(0);
  let frames = 0;
  let recent: { frame: Int16Array; isSpeech: boolean }[] = [];
  let spoken: { start: number; silent: number } | undefined;

  const msOf = (frame: number): number => Math.round(frame * frameMs);

  function end(): void {
    if (!spoken) return;
    const { start } = spoken;
    spoken = undefined;
    recent = [];
    onEnd({ startMs: msOf(start), endMs: msOf(frames) });
  }

  function take(frame: Int16Array): void {
    const isSpeech = detector.isSpeech(frame);
    frames += 1;
    if (spoken) {
      onSamples(frame);
      spoken.silent = isSpeech ? 0 : spoken.silent + 1;
      if (spoken.silent >= endFrames || frames - spoken.start >= maxFrames) end();
      return;
    }
    recent = [...recent, { frame, isSpeech }].slice(-(leadFrames + startWindow));
    const voiced = recent.slice(-startWindow).filter((one) => one.isSpeech).length;
    if (voiced < startFrames) return;
    spoken = { start: frames - recent.length, silent: 0 };
    onStart({ startMs: msOf(spoken.start) });
    for (const one of recent) onSamples(one.frame);
    recent = [];
  }

  return {
    push: (samples) => {
      const all = new Int16Array(rest.length + samples.length);
      all.set(rest);
      all.set(samples, rest.length);
      const whole = Math.floor(all.length / frameSamples) * frameSamples;
      for (let at = 0; at < whole; at += frameSamples) take(all.slice(at, at + frameSamples));
      rest = all.slice(whole);
    },
    flush: end,
    close: () => detector.close(),
  };
}

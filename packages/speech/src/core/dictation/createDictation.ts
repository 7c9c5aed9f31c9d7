import { createListeners } from '../createListeners.ts';
import { browserRecognition } from './browserRecognition.ts';
import type { DictationProblem, DictationState } from './DictationState.ts';
import { joinRecognized, joinWords } from './joinRecognized.ts';
import type { Recognition, RecognitionPort } from './RecognitionPort.ts';

/** Silence that ends a dictation, in milliseconds. */
const dictationSilence = 2000;
/** How long the last words may take after the end was asked for, in milliseconds; some browsers never report the end. */
const lastWords = 3000;

/** Options of {@link createDictation}. */
export interface DictationOptions {
  /** The recogniser; null where there is none. Default: the browser's. */
  readonly recognition?: RecognitionPort | null;
  /** Silence that ends it, in milliseconds. Default 2000. */
  readonly silence?: number;
  /** Calls back after that many milliseconds; the returned function cancels it. Default: `setTimeout`. */
  readonly schedule?: (callback: () => void, milliseconds: number) => () => void;
}

/** Speech that becomes text; see {@link createDictation}. */
export interface Dictation {
  /** Where it stands; the same object until that changes. */
  readonly getState: () => DictationState;
  /** Calls back after every change; returns what ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Begins to listen in a language (BCP 47); does nothing while it listens. */
  readonly start: (language: string) => void;
  /** Ends it; what was said is kept. */
  readonly stop: () => void;
  /** Ends it and forgets what was said; releases the microphone. */
  readonly cancel: () => void;
}

const problems: Readonly<Record<string, DictationProblem>> = {
  'not-allowed': 'not-allowed',
  'service-not-allowed': 'not-allowed',
  'audio-capture': 'no-microphone',
  'no-speech': 'no-speech',
  network: 'network',
  'language-not-supported': 'language',
};

function withTimer(callback: () => void, milliseconds: number): () => void {
  const timer = setTimeout(callback, milliseconds);
  return () => clearTimeout(timer);
}

/**
 * Dictation: idle, listening, ended. It ends on `stop` or after two seconds of silence, counted from the moment the
 * microphone is open; what was recognised until then is the text, also where the recogniser never marked it final.
 *
 * @example
 * const dictation = createDictation();
 * dictation.subscribe(() => {
 *   const state = dictation.getState();
 *   if (state.kind === 'ended') input.value += state.text;
 * });
 * button.onclick = () => dictation.start('en-AU');
 */
export function createDictation(options: DictationOptions = {}): Dictation {
  const { silence = dictationSilence, schedule = withTimer } = options;
  const port = options.recognition === undefined ? browserRecognition() : options.recognition;
  const { notify, subscribe } = createListeners<[]>();
  let state: DictationState = { kind: 'idle' };
  let recogniser: Recognition | null = null;
  // Grows with every session, so that callbacks of an earlier recogniser are ignored.
  let session = 0;
  let problem: DictationProblem | null = null;
  let spoken = '';
  let cancelTimer = (): void => {};

  const setState = (next: DictationState): void => {
    state = next;
    notify();
  };

  const wait = (callback: () => void, milliseconds: number): void => {
    cancelTimer();
    cancelTimer = schedule(callback, milliseconds);
  };

  const close = (next: DictationState): void => {
    session += 1;
    cancelTimer();
    recogniser = null;
    setState(next);
  };

  const finish = (): void => {
    if (state.kind !== 'listening' && state.kind !== 'ending') return;
    const text = joinWords([state.final, state.interim], spoken);
    // "No speech" is an error only where nothing at all was recognised.
    const failure = problem === 'no-speech' && text !== '' ? null : problem;
    close(failure ? { kind: 'failed', problem: failure, text } : { kind: 'ended', text });
  };

  const stop = (): void => {
    if (state.kind !== 'listening') return;
    const stopping = recogniser;
    setState({ ...state, kind: 'ending' });
    wait(() => {
      finish();
      stopping?.abort();
    }, lastWords);
    stopping?.stop();
  };

  const restartSilence = (): void => {
    if (state.kind === 'listening') wait(stop, silence);
  };

  const begin = (language: string, recognition: RecognitionPort): void => {
    const mine = session;
    const ifMine =
      <Values extends unknown[]>(handler: (...values: Values) => void) =>
      (...values: Values): void => {
        if (mine === session) handler(...values);
      };
    recogniser = recognition(language, {
      onStart: ifMine(restartSilence),
      onSound: ifMine(restartSilence),
      onResult: ifMine((pieces) => {
        if (state.kind !== 'listening' && state.kind !== 'ending') return;
        setState({ kind: state.kind, ...joinRecognized(pieces, language) });
        restartSilence();
      }),
      // `aborted`: another page took the microphone; that is an ordinary end.
      onError: ifMine((code) => {
        problem = code === 'aborted' ? null : (problems[code] ?? 'other');
      }),
      onEnd: ifMine(finish),
    });
    recogniser.start();
  };

  return {
    getState: () => state,
    subscribe,
    start: (language) => {
      if (state.kind === 'listening' || state.kind === 'ending') return;
      if (port === null) return close({ kind: 'failed', problem: 'unsupported', text: '' });
      problem = null;
      spoken = language;
      session += 1;
      setState({ kind: 'listening', final: '', interim: '' });
      try {
        begin(language, port);
      } catch {
        close({ kind: 'failed', problem: 'other', text: '' });
      }
    },
    stop,
    cancel: () => {
      const aborted = recogniser;
      if (state.kind !== 'idle') close({ kind: 'idle' });
      aborted?.abort();
    },
  };
}

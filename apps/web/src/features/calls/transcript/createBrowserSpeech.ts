import type { LocalMedia } from '@franca/call-kit';
import type { Recognition, RecognitionPort, RecognizedPiece } from '@franca/speech';
import type { SpokenText } from './SpeechWire.ts';

/** The browser's own recogniser at work in a call. */
export interface BrowserSpeech {
  readonly setActive: (isActive: boolean) => void;
  readonly close: () => void;
}

/** Options of {@link createBrowserSpeech}. */
export interface BrowserSpeechOptions {
  readonly recognition: RecognitionPort;
  /** What is spoken (BCP 47). */
  readonly language: string;
  /** The devices of the call: while its microphone is muted the recogniser, which has one of its own, must not listen. */
  readonly local: LocalMedia;
  /** Begins the ids of utterances; another one for each page. */
  readonly prefix: string;
  readonly onText: (text: SpokenText) => void;
  /** It will not listen: the browser or the person refused it. */
  readonly onFailed: () => void;
}

/** Errors after which asking again does not help. */
const finalErrors: readonly string[] = ['not-allowed', 'service-not-allowed', 'language-not-supported'];

/** Milliseconds until it is asked to listen again after it has ended by itself, as browsers do after a minute, or a silence. */
const pauseMs = 300;

/** Recognises the viewer's words by the browser (docs/behaviour/calls.md, Transcript). */
export function createBrowserSpeech(options: BrowserSpeechOptions): BrowserSpeech {
  const { recognition, language, local, prefix, onText, onFailed } = options;
  let isActive = false;
  let hasFailed = false;
  let session = 0;
  let running: Recognition | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isWanted = (): boolean => {
    const { microphone } = local.getSnapshot();
    return isActive && !hasFailed && microphone.kind === 'on' && microphone.isEnabled;
  };

  function begin(): void {
    session += 1;
    const id = `${prefix}-${session}`;
    const sent = new Map<number, { text: string; isFinal: boolean; revision: number }>();
    const send = ({ text: heard, isFinal }: RecognizedPiece, at: number): void => {
      // Words that come after the speaker refused, or after the transcript ended, are not sent.
      if (!isActive) return;
      const text = heard.trim();
      const before = sent.get(at);
      if (text === '' || before?.isFinal || (before?.text === text && before.isFinal === isFinal)) return;
      const revision = (before?.revision ?? -1) + 1;
      sent.set(at, { text, isFinal, revision });
      onText({ id: `${id}-${at}`, text, isFinal, revision });
    };
    const own = recognition(language, {
      onStart: () => undefined,
      onSound: () => undefined,
      onResult: (pieces) => {
        for (const [at, piece] of pieces.entries()) send(piece, at);
      },
      onError: (code) => {
        if (!finalErrors.includes(code)) return;
        hasFailed = true;
        onFailed();
      },
      onEnd: () => {
        if (running !== own) return;
        running = null;
        // Words that the recogniser left unfinished were said: nothing more comes of them.
        for (const [at, { text, isFinal }] of sent) if (!isFinal) send({ text, isFinal: true }, at);
        clearTimeout(timer);
        if (isWanted()) timer = setTimeout(update, pauseMs);
      },
    });
    running = own;
    try {
      own.start();
    } catch {
      running = null;
      hasFailed = true;
      onFailed();
    }
  }
  function update(): void {
    if (isWanted()) {
      if (!running) begin();
    } else running?.stop();
  }
  function abort(): void {
    clearTimeout(timer);
    running?.abort();
  }
  const unsubscribe = local.subscribe(update);
  return {
    setActive: (next) => {
      if (next === isActive) return;
      isActive = next;
      // The maker of the browser may receive the sound: it is given up, and not only ended.
      if (next) update();
      else abort();
    },
    close: () => {
      isActive = false;
      unsubscribe();
      abort();
    },
  };
}

import type {
  Recognition,
  RecognitionHandlers,
  RecognitionPort,
  RecognizedPiece,
} from '../core/dictation/RecognitionPort.ts';

/** A recogniser that emits what a test asks for, in the order of browsers. */
export interface RecognitionDriver {
  /** Give this to `createDictation`. */
  readonly port: RecognitionPort;
  /** What was asked of it, as words: `start en-AU`, `stop`, `abort`. */
  readonly calls: readonly string[];
  /** The microphone is open. */
  open(): void;
  /** A sound begins. */
  sound(): void;
  /** Words that may change. */
  addInterim(words: string): void;
  /** Words that stay. */
  addFinal(words: string): void;
  /** An error of the API, followed by the end. */
  fail(code: string): void;
  /** The end. */
  end(): void;
}

/**
 * Makes a {@link RecognitionDriver}. As in browsers, `abort` is answered by the error `aborted` and the end, and `stop`
 * by nothing until the test says `addFinal` and `end`.
 *
 * @example
 * const driver = recognitionDriver();
 * const dictation = createDictation({ recognition: driver.port });
 * dictation.start('en-AU');
 * driver.open();
 * driver.addFinal('good morning');
 */
export function recognitionDriver(): RecognitionDriver {
  const calls: string[] = [];
  let handlers: RecognitionHandlers | null = null;
  let final: RecognizedPiece[] = [];
  const listening = (): RecognitionHandlers => {
    if (!handlers) throw new Error('Nothing was started, so there is nothing to say.');
    return handlers;
  };
  const port: RecognitionPort = (language, given): Recognition => ({
    start: () => {
      calls.push(`start ${language}`);
      handlers = given;
      final = [];
    },
    stop: () => calls.push('stop'),
    abort: () => {
      calls.push('abort');
      given.onError('aborted');
      given.onEnd();
    },
  });
  return {
    port,
    calls,
    open: () => listening().onStart(),
    sound: () => listening().onSound(),
    addInterim: (text) => listening().onResult([...final, { text, isFinal: false }]),
    addFinal: (text) => {
      final = [...final, { text, isFinal: true, confidence: 0.9 }];
      listening().onResult(final);
    },
    fail: (code) => {
      listening().onError(code);
      listening().onEnd();
    },
    end: () => listening().onEnd(),
  };
}

import type {
  HeardPiece,
  Recognition,
  RecognitionHandlers,
  RecognitionPort,
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
  hear(words: string): void;
  /** Words that stay. */
  settle(words: string): void;
  /** An error of the API, followed by the end. */
  fail(code: string): void;
  /** The end. */
  end(): void;
}

/**
 * Makes a {@link RecognitionDriver}. As in browsers, `abort` is answered by the error `aborted` and the end, and `stop`
 * by nothing until the test says `settle` and `end`.
 *
 * @example
 * const driver = recognitionDriver();
 * const dictation = createDictation({ recognition: driver.port });
 * dictation.start('en-AU');
 * driver.open();
 * driver.settle('good morning');
 */
export function recognitionDriver(): RecognitionDriver {
  const calls: string[] = [];
  let handlers: RecognitionHandlers | null = null;
  let settled: HeardPiece[] = [];
  const told = (): RecognitionHandlers => {
    if (!handlers) throw new Error('Nothing was started, so there is nothing to say.');
    return handlers;
  };
  const port: RecognitionPort = (language, given): Recognition => ({
    start: () => {
      calls.push(`start ${language}`);
      handlers = given;
      settled = [];
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
    open: () => told().onStart(),
    sound: () => told().onSound(),
    hear: (text) => told().onResult([...settled, { text, isFinal: false }]),
    settle: (text) => {
      settled = [...settled, { text, isFinal: true, confidence: 0.9 }];
      told().onResult(settled);
    },
    fail: (code) => {
      told().onError(code);
      told().onEnd();
    },
    end: () => told().onEnd(),
  };
}

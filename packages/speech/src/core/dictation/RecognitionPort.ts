/** One recognised piece of speech. */
export interface RecognizedPiece {
  /** The words. */
  readonly text: string;
  /** Whether they will not change any more. */
  readonly isFinal: boolean;
  /** How sure the recogniser is, 0 to 1, where it says so. */
  readonly confidence?: number;
}

/** Events of a recogniser, in the order of the Web Speech API: start, any number of sounds and results, error, end. */
export interface RecognitionHandlers {
  /** It listens: the microphone was allowed. */
  readonly onStart: () => void;
  /** A sound or the beginning of speech was heard. */
  readonly onSound: () => void;
  /** Everything heard in this session so far. */
  readonly onResult: (pieces: readonly RecognizedPiece[]) => void;
  /** It gives up; the code is the API's, for example `not-allowed`. `onEnd` follows. */
  readonly onError: (code: string) => void;
  /** Nothing more will come. */
  readonly onEnd: () => void;
}

/** A recogniser at work. */
export interface Recognition {
  /** Asks for the microphone and listens. May throw. */
  start(): void;
  /** Stops to listen; the last words and `onEnd` may still come. */
  stop(): void;
  /** Stops and forgets. */
  abort(): void;
}

/** Makes a recogniser for one session in one language (BCP 47). */
export type RecognitionPort = (language: string, handlers: RecognitionHandlers) => Recognition;

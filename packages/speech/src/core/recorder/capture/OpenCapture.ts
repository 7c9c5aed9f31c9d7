/** Why a microphone could not be opened; see `DictationProblem` for the words. */
export type CaptureProblem = 'unsupported' | 'not-allowed' | 'no-microphone' | 'other';

/** A microphone that could not be opened. */
export class CaptureError extends Error {
  /** Why, in one word. */
  readonly problem: CaptureProblem;

  constructor(problem: CaptureProblem, cause?: unknown) {
    super(`The microphone could not be opened: ${problem}.`, { cause });
    this.name = 'CaptureError';
    this.problem = problem;
  }
}

/** Who hears an open microphone. */
export interface CaptureHandlers {
  /** The next samples of one channel, -1 to 1; the array is the listener's own. */
  readonly onBlock: (samples: Float32Array) => void;
  /** The microphone is gone: unplugged, or taken away. */
  readonly onLost: () => void;
}

/** An open microphone. */
export interface Capture {
  /** Samples a second. */
  readonly sampleRate: number;
  /** Hands out what lies between two blocks; resolves when `onBlock` has it. */
  readonly flush: () => Promise<void>;
  /** Releases the microphone. */
  readonly close: () => void;
}

/** Opens the microphone. @throws CaptureError */
export type OpenCapture = (handlers: CaptureHandlers) => Promise<Capture>;

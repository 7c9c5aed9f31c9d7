/** Callbacks of an open microphone. */
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

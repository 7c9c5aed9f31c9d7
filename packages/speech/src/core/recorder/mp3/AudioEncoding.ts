/** One file in the making. */
export interface AudioEncoding {
  /** Takes the next samples, -1 to 1, of one channel. */
  readonly add: (samples: Float32Array) => void;
  /** Encodes what is left and answers the whole file. Rejects when the encoder could not be loaded or failed. */
  readonly finish: () => Promise<Uint8Array<ArrayBuffer>>;
  /** Gives everything up and frees the encoder. */
  readonly cancel: () => void;
}

/** Begins to encode a file of one channel at a sample rate in hertz. */
export type StartEncoding = (sampleRate: number) => AudioEncoding;

/** A piece of sound: mono, signed 16-bit samples at the target rate. */
export interface PcmChunk {
  /** The samples; the array is the listener's own. As many as asked for, fewer before a gap and at the end. */
  readonly samples: Int16Array<ArrayBuffer>;
  /** Index of the first of them, counted from the start of the stream, gaps included. */
  readonly startSample: number;
  /** The same in seconds from the start. */
  readonly startSeconds: number;
}

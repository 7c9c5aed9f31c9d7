/** What a quality measurement drives: our downsampler, or anybody's. */
export interface ResamplerUnderTest {
  /** The next block in, its 16-bit samples out. */
  readonly push: (block: Float32Array) => Int16Array;
  /** The rest, at the end. */
  readonly flush: () => Int16Array;
}

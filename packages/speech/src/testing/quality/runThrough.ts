/** What a quality measurement drives: our downsampler, or anybody's. */
export interface ResamplerUnderTest {
  /** The next block in, its 16-bit samples out. */
  readonly push: (block: Float32Array) => Int16Array;
  /** The rest, at the end. */
  readonly flush: () => Int16Array;
}

/** Pushes a signal block by block through a resampler and gives all it made, the end included. */
export function runThrough(
  resampler: ResamplerUnderTest,
  signal: Float32Array,
  blockSize = 128,
): Int16Array<ArrayBuffer> {
  const parts: Int16Array[] = [];
  for (let start = 0; start < signal.length; start += blockSize) {
    parts.push(resampler.push(signal.subarray(start, start + blockSize)).slice());
  }
  parts.push(resampler.flush());
  const output = new Int16Array(parts.reduce((sum, part) => sum + part.length, 0));
  let written = 0;
  for (const part of parts) {
    output.set(part, written);
    written += part.length;
  }
  return output;
}

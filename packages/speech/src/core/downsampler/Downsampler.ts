/** A stream of samples at a lower rate, made by {@link createDownsampler}. It keeps what it needs between blocks. */
export interface Downsampler {
  /**
   * Takes the next block, of any length, and gives the samples it completes.
   *
   * @param block samples between -1 and 1; `NaN` and infinite ones become 0, louder ones saturate
   * @returns signed 16-bit samples at the target rate, often none for a very short block
   */
  push(block: Float32Array): Int16Array;
  /**
   * The same without allocating: writes to the start of `into`, which never needs more than
   * `Math.ceil(block.length * to / from)` places.
   *
   * @returns how many samples were written
   * @throws RangeError when `into` is too short; nothing has been taken then
   */
  push(block: Float32Array, into: Int16Array): number;
  /**
   * Ends the stream: gives what the filter still holds, so that all output together has exactly
   * `Math.ceil(input * to / from)` samples. Afterwards the downsampler is as new.
   */
  flush(): Int16Array;
  /** The same without allocating; see `push`. */
  flush(into: Int16Array): number;
  /**
   * How long after a sample its counterpart is given, in seconds: half the filter. Output is aligned with input all
   * the same: sample n always stands for the moment n / `to` after the first input sample.
   */
  readonly delay: number;
  /** What computes the samples here. */
  readonly engine: Engine;
}

/** What {@link createDownsampler} is made from. */
export interface DownsamplerOptions {
  /** Rate of the blocks, in samples per second: an integer from 8,000 to 192,000. */
  from: number;
  /** Rate of the output, in samples per second: an integer, not above `from`. Default 16,000. */
  to?: number;
  /** How much of the band's upper edge is given up for an earlier answer. Default `strict`. */
  profile?: Profile;
  /** Asks for the plain JavaScript twin, to measure or compare it. Left out, the fastest that runs here is taken. */
  engine?: 'plain';
}

/**
 * Which frequencies the downsampler sacrifices, given for a target of 16 kHz (they scale with the target).
 *
 * - `strict`: passes to 7 kHz, silent from 8 kHz on; nothing folds back. 3.3 ms late.
 * - `low-latency`: passes to 7 kHz, silent from 9 kHz on; what lies between 8 and 9 kHz folds into 7 to 8 kHz, where
 *   speech has next to nothing. 1.7 ms late.
 */
export type Profile = 'strict' | 'low-latency';

/**
 * What computes the samples: WebAssembly with SIMD, its plain JavaScript twin, or nothing but rounding when both rates
 * are equal.
 */
export type Engine = 'simd' | 'plain' | 'copy';

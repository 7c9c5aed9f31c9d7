import type { Engine } from './Engine.ts';

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

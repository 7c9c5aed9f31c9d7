import type { Engine } from './Engine.ts';

/** The inner loop over output samples, with the memory it works on. */
export interface Kernel {
  readonly engine: Engine;
  /** The newest input samples; whoever calls `run` has written them. */
  readonly history: Float32Array;
  /** Where `run` leaves its samples. */
  readonly output: Int16Array;
  /**
   * Computes `count` samples (at least one) into the start of `output`.
   *
   * @param start index in `history` of the oldest sample under the filter
   * @param phase how far the first output sample lies behind an input sample, in `1 / up` of one
   */
  run(start: number, phase: number, count: number): void;
}

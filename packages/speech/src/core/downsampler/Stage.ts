import type { Downsampler } from './Downsampler.ts';

/** The part of a downsampler that knows samples, without the ways to hand them over. */
export interface Stage extends Pick<Downsampler, 'delay' | 'engine'> {
  /** Silence which makes `write` give all that is still held. */
  readonly tail: Float32Array;
  /** How many output samples the next `length` input samples complete. */
  readonly countFor: (length: number) => number;
  /** Takes the block and writes that many samples to the start of `into`. */
  readonly write: (block: Float32Array, into: Int16Array) => void;
  /** Forgets all it has heard. */
  readonly reset: () => void;
}

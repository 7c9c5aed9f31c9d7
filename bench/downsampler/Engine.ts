import type { ResamplerUnderTest } from '@franca/speech/testing';

/** One way to bring a stream to 16 kHz, as the bench drives it. */
export interface Engine {
  /** Its row in the table. */
  readonly name: string;
  /** Makes a fresh one for a source rate, as a page would use it. */
  readonly open: (from: number) => Promise<() => ResamplerUnderTest>;
  /** Makes a fresh one that takes a block and writes where a careful user has made room, for the speed. */
  readonly openFast: (from: number) => Promise<(block: Float32Array) => unknown>;
  /** Whether blocks of a single sample make sense to it; the delay is measured with them. */
  readonly anyBlock: boolean;
  /** What the weight is taken of: a module's text to bundle, or files that are published as they are. */
  readonly weight?: { readonly module: string } | { readonly files: readonly string[] };
}

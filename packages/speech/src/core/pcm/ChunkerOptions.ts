import type { Profile } from '../downsampler/Profile.ts';

/** What a chunker needs to know; travels to the worklet. */
export interface ChunkerOptions {
  /** Target rate, samples per second. */
  readonly sampleRate: number;
  /** Samples in a chunk. */
  readonly chunkSize: number;
  /** Filter of the downsampler. */
  readonly profile: Profile;
}

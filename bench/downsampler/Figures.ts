import type { ResamplerQuality } from '@franca/speech/testing';

/** All figures of one engine at one rate. */
export interface Figures extends ResamplerQuality {
  /** Output samples too many (or, negative, too few) after an hour; measured over that hour or a minute of it. */
  readonly clock: number;
  /** Seconds of audio for a second of one core, in blocks of 128 samples. */
  readonly speed: number;
  /** Bytes of heap a block of 128 samples leaves behind, once warm. */
  readonly heap: number;
}

import type { PcmGap, PcmGapReason } from './PcmGap.ts';

/** Writes a gap down, in samples and in seconds. */
export function gapOf(startSample: number, samples: number, rate: number, reason: PcmGapReason): PcmGap {
  return {
    gap: { startSample, startSeconds: startSample / rate, samples, seconds: samples / rate, reason },
  };
}

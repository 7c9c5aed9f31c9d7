/**
 * Why nothing was heard for a while.
 *
 * - `mute`: the stream was muted by {@link PcmStream.mute}, or the track by the system.
 * - `device`: the microphone went away or was exchanged.
 * - `rate`: it was exchanged for one with another sample rate, so that everything behind it was built anew.
 */
export type PcmGapReason = 'mute' | 'device' | 'rate';

/** A marked hole in the stream: the chunks before and after it do not touch. */
export interface PcmGap {
  /** Where it is and why. */
  readonly gap: {
    /** Index of the first missing sample, counted from the start of the stream at the target rate. */
    readonly startSample: number;
    /** The same in seconds from the start. */
    readonly startSeconds: number;
    /** How many samples are missing. */
    readonly samples: number;
    /** The same in seconds. */
    readonly seconds: number;
    /** Why they are missing. */
    readonly reason: PcmGapReason;
  };
}

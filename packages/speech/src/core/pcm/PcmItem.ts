/** What a PCM stream gives, in order and without overlap: sound, or a hole in it. Distinguish them with `'gap' in item`. */
export type PcmItem = PcmChunk | PcmGap;

/** A piece of sound: mono, signed 16-bit samples at the target rate. */
export interface PcmChunk {
  /** The samples; the array is the listener's own. As many as asked for, fewer before a gap and at the end. */
  readonly samples: Int16Array<ArrayBuffer>;
  /** Index of the first of them, counted from the start of the stream, gaps included. */
  readonly startSample: number;
  /** The same in seconds from the start. */
  readonly startSeconds: number;
}

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

/** Writes a gap down, in samples and in seconds. */
export function gapOf(startSample: number, samples: number, rate: number, reason: PcmGapReason): PcmGap {
  return {
    gap: { startSample, startSeconds: startSample / rate, samples, seconds: samples / rate, reason },
  };
}

/** Moves an item later by a number of samples. */
export function shiftItem(item: PcmItem, by: number, rate: number): PcmItem {
  if ('gap' in item) return gapOf(item.gap.startSample + by, item.gap.samples, rate, item.gap.reason);
  const startSample = item.startSample + by;
  return { samples: item.samples, startSample, startSeconds: startSample / rate };
}

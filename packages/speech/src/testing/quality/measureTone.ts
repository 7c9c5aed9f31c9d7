import type { Tone } from './fitTones.ts';
import { fitTones, type ToneFit } from './fitTones.ts';
import type { ResamplerUnderTest } from './runThrough.ts';
import { runThrough } from './runThrough.ts';

/** Rates and resampler of one measurement. */
export interface ToneSetup {
  /** Samples per second in. */
  readonly from: number;
  /** Samples per second out. */
  readonly to: number;
  /** Samples per second that really come out, where a wrong clock makes them others than `to`. */
  readonly actual?: number;
  /** Makes a fresh resampler. */
  readonly open: () => ResamplerUnderTest;
  /** Samples a push. Default 128. */
  readonly blockSize?: number;
}

const edge = 0.05;

/** One second of tones, rising and falling over 50 ms as a raised cosine. */
function generate(rate: number, tones: readonly Tone[]): Float32Array {
  const signal = new Float32Array(rate);
  for (const { frequency, amplitude, phase } of tones) {
    const turn = (2 * Math.PI * frequency) / rate;
    for (let index = 0; index < rate; index += 1) {
      signal[index] = (signal[index] ?? 0) + amplitude * Math.cos(turn * index + phase);
    }
  }
  const length = Math.round(edge * rate);
  for (let index = 0; index < length; index += 1) {
    const gain = 0.5 - 0.5 * Math.cos((Math.PI * index) / length);
    const mirrored = rate - 1 - index;
    signal[index] = (signal[index] ?? 0) * gain;
    signal[mirrored] = (signal[mirrored] ?? 0) * gain;
  }
  return signal;
}

/**
 * Sends one second of tones through a fresh resampler and fits the middle half second of what comes out.
 *
 * The output is judged at the rate it really has: with a wrong clock every tone would be missed otherwise.
 *
 * @param tones what goes in
 * @param frequencies what to look for, in hertz of the output
 */
export function measureTone(
  { from, to, actual = to, open, blockSize }: ToneSetup,
  tones: readonly Tone[],
  frequencies: readonly number[],
): ToneFit {
  const output = runThrough(open(), generate(from, tones), blockSize);
  const middle = output.subarray(Math.round(to / 4), Math.round((3 * to) / 4));
  return fitTones(
    Float64Array.from(middle, (sample) => sample / 32_768),
    actual,
    frequencies,
  );
}

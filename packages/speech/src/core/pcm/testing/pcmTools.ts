import {
  createFakeMicrophone,
  type FakeMicrophone,
  type FakeMicrophoneOptions,
} from '../../../testing/microphone/createFakeMicrophone.ts';
import { fitTones } from '../../../testing/quality/fitTones.ts';
import { createDownsampler } from '../../downsampler/createDownsampler.ts';
import type { PcmGap, PcmItem } from '../PcmItem.ts';

/** The holes of a stream. */
export const gapsOf = (items: readonly PcmItem[]): PcmGap['gap'][] =>
  items.flatMap((item) => ('gap' in item ? [item.gap] : []));

/** All sound of a stream, one chunk behind the other. */
export function samplesOf(items: readonly PcmItem[]): Int16Array {
  const chunks = items.flatMap((item) => ('gap' in item ? [] : [item.samples]));
  const samples = new Int16Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let written = 0;
  for (const chunk of chunks) {
    samples.set(chunk, written);
    written += chunk.length;
  }
  return samples;
}

/** Places at which an item does not begin where the one before it ended: gaps nobody marked, or overlaps. */
export function seamsOf(items: readonly PcmItem[]): number[] {
  let position = 0;
  return items.flatMap((item) => {
    const start = 'gap' in item ? item.gap.startSample : item.startSample;
    const seam = start === position ? [] : [start];
    position = start + ('gap' in item ? item.gap.samples : item.samples.length);
    return seam;
  });
}

/** What the downsampler makes, away from any browser's clock, of the first samples of a sound that repeats. */
export function downsampleOffline(turn: Float32Array, rate: number, length: number): Int16Array {
  const downsampler = createDownsampler({ from: rate });
  const output = new Int16Array(Math.ceil((length * 16_000) / rate));
  let made = 0;
  for (let taken = 0; taken < length; taken += turn.length) {
    made += downsampler.push(turn.subarray(0, length - taken), output.subarray(made));
  }
  downsampler.flush(output.subarray(made));
  return output;
}

/** Index of the first sample that differs; -1 when none does and both are equally long. */
export function firstDifference(a: Int16Array, b: Int16Array): number {
  const index = a.findIndex((sample, place) => sample !== b[place]);
  return index === -1 && a.length !== b.length ? Math.min(a.length, b.length) : index;
}

/** Peak of a sine of this frequency in the last quarter of a second, 1 at full scale. */
export function loudnessOf(samples: Int16Array, frequency: number): number {
  const recent = Float64Array.from(samples.slice(-4_000), (sample) => sample / 32_768);
  return fitTones(recent, 16_000, [frequency]).tones[0]?.amplitude ?? 0;
}

/** Makes fake microphones and closes them all. */
export function createMicrophones() {
  const opened: FakeMicrophone[] = [];
  return {
    open: (options: FakeMicrophoneOptions): FakeMicrophone => {
      const microphone = createFakeMicrophone(options);
      opened.push(microphone);
      return microphone;
    },
    close: async (): Promise<void> => {
      for (const microphone of opened.splice(0)) await microphone.close();
    },
  };
}

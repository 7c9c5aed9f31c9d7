import { measureTone, type ToneSetup } from './measureTone.ts';

/** Seconds by which the output stream lies behind the input stream: the slope of the phase between two near tones. */
function measureShift(setup: ToneSetup): number {
  const frequencies = [1_000, 1_010];
  const tones = frequencies.map((frequency) => ({ frequency, amplitude: 0.4, phase: 0 }));
  const [low = 0, high = 0] = measureTone(setup, tones, frequencies).tones.map((tone, index) => {
    // The fit starts a quarter of a second behind the start.
    const expected = (2 * Math.PI * (frequencies[index] ?? 0)) / 4;
    return tone.phase - expected;
  });
  const turn = 2 * Math.PI;
  const difference = high - low - turn * Math.round((high - low) / turn);
  return -difference / (turn * 10);
}

/** Seconds from the moment of an output sample until the input sample is taken that completes it, on average. */
function measureHold({ from, to, open }: ToneSetup): number {
  const resampler = open();
  const sample = new Float32Array(1);
  let made = 0;
  let sum = 0;
  for (let taken = 0; taken < from / 2; taken += 1) {
    const end = made + resampler.push(sample).length;
    for (; made < end; made += 1) sum += taken / from - made / to;
  }
  return sum / made;
}

/** How long a moment of the input is on its way to the output, in seconds. */
function measureDelay(setup: ToneSetup): number {
  return measureShift(setup) + measureHold(setup);
}

/** Figures of a resampler to 16 kHz that do not depend on the machine's speed. */
export interface ResamplerQuality {
  /** Largest deviation from the gain at 1 kHz over 64 tones from 20 Hz to 7 kHz, in dB. */
  readonly flatness: number;
  /** Loudest output over tones from 8.1 to 20 kHz, 100 Hz apart, at -1 dBFS, in dBFS. About -120 is the method's floor. */
  readonly alias: number;
  /** The same from 9 kHz on: what folds to below 7 kHz, where speech is. */
  readonly aliasInSpeech: number;
  /** A tone of 997.3 Hz at -1 dBFS over all that is not this tone, in dB. 16 bits allow 97.1. */
  readonly snr1k: number;
  /** The same at 5,987.1 Hz. */
  readonly snr6k: number;
  /** From a moment in the input to the same moment in the output, in seconds; waiting for a block's end not included. */
  readonly delay: number;
}

const loud = 10 ** (-1 / 20);
const decibels = (ratio: number): number => 20 * Math.log10(ratio);

/** Rounding to 16 bits would swallow an alias that comes alone: this tone carries it over the steps. */
const carrier = { frequency: 997.3, amplitude: 0.1, phase: 0.4 };

function measureGain(setup: ToneSetup, frequency: number): number {
  const [tone] = measureTone(setup, [{ frequency, amplitude: loud, phase: 0.3 }], [frequency]).tones;
  return decibels((tone?.amplitude ?? 0) / loud);
}

function measureAlias(setup: ToneSetup, frequency: number): number {
  const { to, actual = to } = setup;
  const folded = Math.abs(frequency - actual * Math.round(frequency / actual));
  // A tone on the target rate itself folds to a constant, which is fitted anyway.
  const asked = folded === 0 ? [carrier.frequency] : [carrier.frequency, folded];
  const tone = { frequency, amplitude: loud, phase: 0.3 };
  return decibels(measureTone(setup, [carrier, tone], asked).tones[1]?.amplitude ?? 1e-6);
}

function measureSnr(setup: ToneSetup, frequency: number): number {
  const { tones, rest } = measureTone(setup, [{ frequency, amplitude: loud, phase: 0.3 }], [frequency]);
  return 10 * Math.log10((tones[0]?.amplitude ?? 0) ** 2 / 2 / rest);
}

/**
 * Measures a resampler with tones of one second, fitted by least squares at their exact frequencies.
 *
 * @param setup rates and resampler; the bands are those for a target of 16 kHz
 * @example
 * const quality = measureQuality({ from: 48_000, to: 16_000, open: () => createDownsampler({ from: 48_000 }) });
 * quality.flatness; // dB
 */
export function measureQuality(setup: ToneSetup): ResamplerQuality {
  const reference = measureGain(setup, 1_000);
  const pass = Array.from({ length: 64 }, (_, index) => 20 * 350 ** (index / 63));
  const stop = Array.from({ length: 120 }, (_, index) => 8_100 + 100 * index).filter(
    (frequency) => frequency < setup.from / 2,
  );
  const aliases = stop.map((frequency) => measureAlias(setup, frequency));
  return {
    flatness: Math.max(...pass.map((frequency) => Math.abs(measureGain(setup, frequency) - reference))),
    alias: Math.max(...aliases),
    aliasInSpeech: Math.max(...aliases.filter((_, index) => (stop[index] ?? 0) >= 9_000)),
    snr1k: measureSnr(setup, 997.3),
    snr6k: measureSnr(setup, 5_987.1),
    delay: measureDelay(setup),
  };
}

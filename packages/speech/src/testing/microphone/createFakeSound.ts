import { createRandom } from '../createRandom.ts';

/**
 * What a fake microphone hears, the same every time.
 *
 * - `silence`: nothing.
 * - `tone`: a sine of `frequency` hertz (default 440).
 * - `sweep`: a sine that rises evenly from `low` to `high` hertz (default 100 to 7,000).
 * - `speech`: noise with the rhythm and colours of speech, in syllables and short pauses, from `seed` (default 1).
 */
export type FakeSound =
  | { readonly kind: 'silence' }
  | { readonly kind: 'tone'; readonly frequency?: number }
  | { readonly kind: 'sweep'; readonly low?: number; readonly high?: number }
  | { readonly kind: 'speech'; readonly seed?: number };

/** Fills `samples` with a sine that goes from one frequency to another, in hertz, evenly over its whole length. */
function writeTone(samples: Float32Array, rate: number, low: number, high: number): void {
  const length = samples.length / rate;
  for (let index = 0; index < samples.length; index += 1) {
    const second = index / rate;
    samples[index] = 0.5 * Math.sin(2 * Math.PI * second * (low + ((high - low) * second) / (2 * length)));
  }
}

/** A filter that rings at one frequency, like the mouth for a vowel (two poles, Klatt 1980). */
function createResonator(rate: number): (input: number, frequency: number, width: number) => number {
  let last = 0;
  let beforeLast = 0;
  return (input, frequency, width) => {
    const radius = Math.exp((-Math.PI * width) / rate);
    const b = 2 * radius * Math.cos((2 * Math.PI * frequency) / rate);
    const c = -radius * radius;
    const output = (1 - b - c) * input + b * last + c * beforeLast;
    beforeLast = last;
    last = output;
    return output;
  };
}

/** First two resonances of five vowels, in hertz (Peterson and Barney 1952, rounded). */
const vowels = [
  [730, 1_090],
  [530, 1_840],
  [270, 2_290],
  [570, 840],
  [300, 870],
] as const;

/** A syllable is this long, in seconds; every sixth is a pause. */
const syllable = 0.22;

/**
 * Fills `samples` with noise that behaves like speech: a hum and breath coloured by vowels, some four syllables a second,
 * with pauses.
 */
function writeSpeech(samples: Float32Array, rate: number, seed: number): void {
  const random = createRandom(seed);
  const resonators = [createResonator(rate), createResonator(rate)] as const;
  const length = Math.round(syllable * rate);
  let vowel: readonly [number, number] = vowels[0];
  let pitch = 110;
  let hum = 0;
  for (let index = 0; index < samples.length; index += 1) {
    if (index % length === 0) {
      vowel = vowels[Math.floor(random() * vowels.length)] ?? vowels[0];
      pitch = 95 + 50 * random();
    }
    const loudness =
      Math.floor(index / length) % 6 === 5 ? 0 : Math.sin((Math.PI * (index % length)) / length) ** 2;
    hum = (hum + pitch / rate) % 1;
    const breath = 0.3 * (random() - 0.5);
    const source = loudness * (0.5 - hum + breath);
    const [low, high] = resonators;
    samples[index] = 0.4 * low(source, vowel[0], 80) + 0.3 * high(source, vowel[1], 120);
  }
}

/**
 * Computes a sound, the same samples for the same arguments everywhere; needs no browser.
 *
 * @param rate samples per second
 * @param seconds its length
 * @returns mono samples between -1 and 1
 * @example
 * const samples = createFakeSound({ kind: 'speech', seed: 3 }, 48_000, 2);
 */
export function createFakeSound(sound: FakeSound, rate: number, seconds: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.round(rate * seconds));
  if (sound.kind === 'tone') {
    writeTone(samples, rate, sound.frequency ?? 440, sound.frequency ?? 440);
  } else if (sound.kind === 'sweep') {
    writeTone(samples, rate, sound.low ?? 100, sound.high ?? 7_000);
  } else if (sound.kind === 'speech') {
    writeSpeech(samples, rate, sound.seed ?? 1);
  }
  return samples;
}

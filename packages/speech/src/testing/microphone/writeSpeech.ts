import { createRandom } from '../createRandom.ts';
import { createResonator } from './createResonator.ts';

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
export function writeSpeech(samples: Float32Array, rate: number, seed: number): void {
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

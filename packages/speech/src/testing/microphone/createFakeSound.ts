import type { FakeSound } from './FakeSound.ts';
import { writeSpeech } from './writeSpeech.ts';
import { writeTone } from './writeTone.ts';

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

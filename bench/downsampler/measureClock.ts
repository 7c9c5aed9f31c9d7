import type { ResamplerUnderTest } from '@franca/speech/testing';

/**
 * How many output samples too many come after an hour of blocks of 128 samples.
 *
 * @param resampler a fresh one
 * @param from samples per second
 * @param seconds how much of the hour is really pushed; the rest is extrapolated
 */
export function measureClock({ push, flush }: ResamplerUnderTest, from: number, seconds: number): number {
  const block = new Float32Array(128);
  const blocks = Math.ceil((seconds * from) / 128);
  let made = 0;
  for (let index = 0; index < blocks; index += 1) made += push(block).length;
  made += flush().length;
  const expected = Math.ceil((blocks * 128 * 16_000) / from);
  return (made - expected) * (3_600 / seconds);
}

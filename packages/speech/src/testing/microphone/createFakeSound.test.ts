import { expect, test } from 'vitest';
import { fitTones } from '../quality/fitTones.ts';
import { createFakeSound } from './createFakeSound.ts';

const decibels = (power: number): number => 10 * Math.log10(power);
const powerOf = (samples: Float32Array): number =>
  samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length;

test('the same sound has the same samples, and another seed has others', () => {
  const speech = (seed: number) => createFakeSound({ kind: 'speech', seed }, 48_000, 1);
  expect(speech(1)).toEqual(speech(1));
  expect(speech(1)).not.toEqual(speech(2));
});

test('a tone has its frequency and half of full scale', () => {
  const samples = createFakeSound({ kind: 'tone', frequency: 1_000 }, 48_000, 1);
  const fit = fitTones(Float64Array.from(samples), 48_000, [1_000]);
  expect(fit.tones[0]?.amplitude).toBeCloseTo(0.5, 6);
  expect(fit.rest).toBeLessThan(1e-12);
});

test('a sweep begins low and ends high', () => {
  const samples = createFakeSound({ kind: 'sweep', low: 200, high: 6_000 }, 48_000, 2);
  const crossings = (part: Float32Array): number =>
    part.reduce((count, sample, index) => count + (sample >= 0 !== (part[index - 1] ?? 0) >= 0 ? 1 : 0), 0);
  // 100 ms each: a sine crosses zero twice a turn.
  expect(crossings(samples.subarray(0, 4_800))).toBeLessThan(90);
  expect(crossings(samples.subarray(-4_800))).toBeGreaterThan(1_100);
});

test('speech is loud in its syllables, silent in its pauses, and never leaves full scale', () => {
  const samples = createFakeSound({ kind: 'speech' }, 48_000, 4);
  expect(samples.every((sample) => Math.abs(sample) < 1)).toBe(true);
  const syllable = Math.round(0.22 * 48_000);
  const loud = decibels(powerOf(samples.subarray(0, syllable)));
  // The middle of the sixth syllable, where the resonances have died away.
  const pause = decibels(powerOf(samples.subarray(5.5 * syllable, 6 * syllable)));
  expect(loud).toBeGreaterThan(-40);
  expect(loud - pause).toBeGreaterThan(40);
});

test('silence is silent', () => {
  expect(powerOf(createFakeSound({ kind: 'silence' }, 16_000, 1))).toBe(0);
});

/**
 * One engine at one rate, in a process of its own, so that no other shapes how it is compiled. Prints its figures as JSON.
 *
 *   node --expose-gc bench/downsampler/measureEngine.ts simd 48000
 */
import { measureQuality } from '@franca/speech/testing';
import { type EngineName, engines } from './engines.ts';
import type { Figures } from './Figures.ts';
import { measureClock } from './measureClock.ts';
import { measureHeap } from './measureHeap.ts';
import { measureSpeed } from './measureSpeed.ts';

const [, , name = '', rate = ''] = process.argv;
const from = Number(rate);
const engine = engines[name as EngineName];
const ours = name.startsWith('simd') || name.startsWith('plain');
const slow = name === 'medium' || name === 'best';

// First, while nothing else has been compiled.
const speed = measureSpeed(await engine.openFast(from), from, slow ? 3 : 20);
// It would take the slow ones a minute, and is an aim of ours alone.
const heap = slow ? Number.NaN : measureHeap(await engine.openFast(from));
const open = await engine.open(from);
const clock = measureClock(open(), from, ours ? 3_600 : 60);
const actual = 16_000 * (1 + clock / (3_600 * 16_000));
const quality = measureQuality({ from, to: 16_000, actual, open });
const figures: Figures = {
  ...quality,
  delay: engine.anyBlock ? quality.delay : Number.NaN,
  clock,
  speed,
  heap,
};
console.log(JSON.stringify(figures));

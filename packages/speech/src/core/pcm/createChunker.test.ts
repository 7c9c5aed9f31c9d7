import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFakeSound } from '../../testing/microphone/createFakeSound.ts';
import { createDownsampler } from '../downsampler/createDownsampler.ts';
import { createChunker } from './createChunker.ts';
import type { PcmItem } from './PcmItem.ts';
import { gapsOf, samplesOf, seamsOf } from './testing/pcmTools.ts';

const quantum = 128;

function open(from: number, chunkSize = 2_048) {
  const items: PcmItem[] = [];
  const options = { sampleRate: 16_000, chunkSize, profile: 'strict' } as const;
  return { items, chunker: createChunker(from, options, (item) => items.push(item)) };
}

test('chunks together are what the downsampler makes of the whole', () => {
  const sound = createFakeSound({ kind: 'speech' }, 44_100, 1);
  const { items, chunker } = open(44_100);
  for (let start = 0; start < sound.length; start += quantum) {
    chunker.push(sound.subarray(start, start + quantum));
  }
  chunker.end();
  const downsampler = createDownsampler({ from: 44_100 });
  const expected = [...downsampler.push(sound), ...downsampler.flush()];
  expect([...samplesOf(items)]).toEqual(expected);
  expect(items.map((item) => ('gap' in item ? 0 : item.samples.length))).toEqual([
    ...Array.from({ length: 7 }, () => 2_048),
    16_000 - 7 * 2_048,
  ]);
});

/** A life of a stream: how many quanta are heard, missed, heard, missed … */
const lives = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 12 });

test('whatever is heard and missed, there is no unmarked gap, no overlap, and no sample lost by rounding', () => {
  const rates = fc.constantFrom(16_000, 22_050, 44_100, 48_000, 96_000, 44_101);
  fc.assert(
    fc.property(rates, lives, fc.integer({ min: 1, max: 3_000 }), (from, life, chunkSize) => {
      const { items, chunker } = open(from, chunkSize);
      const block = new Float32Array(quantum).fill(0.25);
      for (const [index, quanta] of life.entries()) {
        if (index % 2 === 1) chunker.interrupt('mute');
        for (let count = 0; count < quanta; count += 1) {
          if (index % 2 === 1) chunker.skip(quantum);
          else chunker.push(block);
        }
      }
      chunker.end();
      const quanta = life.reduce((sum, count) => sum + count, 0);
      const length = items.reduce(
        (sum, item) => sum + ('gap' in item ? item.gap.samples : item.samples.length),
        0,
      );
      expect(seamsOf(items)).toEqual([]);
      expect(gapsOf(items).length).toBe(Math.floor(life.length / 2));
      // A stretch begins and ends on a whole sample; however many there are, the roundings do not add up.
      expect(Math.abs(length - (quanta * quantum * 16_000) / from)).toBeLessThan(2);
    }),
    { numRuns: 60 },
  );
});

test('an interruption gives out what was heard so far at once, its filter’s tail included', () => {
  const { items, chunker } = open(48_000);
  chunker.push(new Float32Array(480));
  chunker.interrupt('device');
  expect(items).toEqual([{ samples: new Int16Array(160), startSample: 0, startSeconds: 0 }]);
  chunker.skip(960);
  chunker.push(new Float32Array(480));
  expect(items[1]).toEqual({
    gap: { startSample: 160, startSeconds: 0.01, samples: 320, seconds: 0.02, reason: 'device' },
  });
});

test('an interruption within an interruption is one gap', () => {
  const { items, chunker } = open(48_000);
  chunker.push(new Float32Array(480));
  chunker.interrupt('mute');
  chunker.skip(480);
  chunker.interrupt('device');
  chunker.skip(480);
  chunker.end();
  expect(gapsOf(items)).toEqual([expect.objectContaining({ reason: 'mute', samples: 320 })]);
});

test('nothing is missing before the first sample', () => {
  const { items, chunker } = open(48_000);
  chunker.interrupt('mute');
  chunker.push(new Float32Array(480));
  chunker.end();
  expect(gapsOf(items)).toEqual([]);
});

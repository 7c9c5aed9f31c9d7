import { expect, test } from 'vitest';
import { createRandom } from '../createRandom.ts';
import { fitTones } from './fitTones.ts';
import { measureQuality } from './measureQuality.ts';

test('a fit finds two tones, a constant and what is left', () => {
  const random = createRandom(1);
  const samples = Float64Array.from({ length: 8_000 }, (_, index) => {
    const turn = (2 * Math.PI * index) / 16_000;
    return (
      0.2 + 0.5 * Math.cos(1_000 * turn + 1) + 0.01 * Math.cos(3_333.3 * turn - 2) + 0.001 * (random() - 0.5)
    );
  });
  const { tones, rest } = fitTones(samples, 16_000, [1_000, 3_333.3]);
  expect(tones[0]?.amplitude).toBeCloseTo(0.5, 4);
  expect(tones[0]?.phase).toBeCloseTo(1, 3);
  expect(tones[1]?.amplitude).toBeCloseTo(0.01, 4);
  expect(tones[1]?.phase).toBeCloseTo(-2, 1);
  expect(rest).toBeCloseTo(0.001 ** 2 / 12, 9);
});

test('the instruments see what is wrong with taking every third sample', () => {
  const open = () => {
    let place = 0;
    return {
      push: (block: Float32Array) => {
        const kept = block.filter((_, index) => (place + index) % 3 === 0);
        place += block.length;
        return Int16Array.from(kept, (sample) => Math.round(32_767 * Math.max(-1, Math.min(1, sample))));
      },
      flush: () => new Int16Array(0),
    };
  };
  const quality = measureQuality({ from: 48_000, to: 16_000, open });
  expect(quality.flatness).toBeLessThan(0.001);
  expect(quality.snr1k).toBeGreaterThan(96.9);
  expect(quality.delay).toBeCloseTo(0, 6);
  // Everything above 8 kHz folds back at full level.
  expect(quality.alias).toBeGreaterThan(-2);
});

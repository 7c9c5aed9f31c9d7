import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { createRandom } from '../../testing/createRandom.ts';
import { createDownsampler } from './createDownsampler.ts';
import type { DownsamplerOptions } from './Downsampler.ts';

afterEach(() => vi.unstubAllGlobals());

const noise = (length: number, seed: number): Float32Array => {
  const random = createRandom(seed);
  return Float32Array.from({ length }, () => 2 * random() - 1);
};

/** All output of one signal, pushed in blocks whose lengths are taken from `sizes` over and over. */
function downsample(options: DownsamplerOptions, signal: Float32Array, sizes = [signal.length]): Int16Array {
  const downsampler = createDownsampler(options);
  const samples: number[] = [];
  let start = 0;
  for (let index = 0; start < signal.length; index += 1) {
    const end = start + (sizes[index % sizes.length] ?? 1);
    samples.push(...downsampler.push(signal.subarray(start, end)));
    start = end;
  }
  return Int16Array.from([...samples, ...downsampler.flush()]);
}

const largestDifference = (a: Int16Array, b: Int16Array): number =>
  a.reduce((largest, sample, index) => Math.max(largest, Math.abs(sample - (b[index] ?? 1e9))), 0);

const rates = fc
  .record({
    from: fc.oneof(fc.constantFrom(22_050, 44_100, 48_000, 96_000), fc.integer({ min: 8_000, max: 192_000 })),
    to: fc.oneof(fc.constant(16_000), fc.integer({ min: 8_000, max: 48_000 })),
  })
  .filter(({ from, to }) => to <= from);
const options = fc
  .tuple(rates, fc.constantFrom('strict' as const, 'low-latency' as const))
  .map(([rate, profile]) => ({ ...rate, profile }));
const signals = fc
  .tuple(fc.integer({ min: 1, max: 12_000 }), fc.integer())
  .map(([length, seed]) => noise(length, seed));

test('the size of the blocks does not change a bit', () => {
  const sizes = fc.array(fc.oneof(fc.constantFrom(1, 128, 441, 4_096), fc.integer({ min: 1, max: 8_192 })), {
    minLength: 1,
    maxLength: 8,
  });
  fc.assert(
    fc.property(options, signals, sizes, (option, signal, blocks) => {
      expect(downsample(option, signal, blocks)).toEqual(downsample(option, signal));
    }),
    { numRuns: 40 },
  );
});

test('the plain twin gives the same samples within one step of 16 bits', () => {
  fc.assert(
    fc.property(options, signals, (option, signal) => {
      const [fast, plain] = [
        downsample(option, signal),
        downsample({ ...option, engine: 'plain' }, signal, [999]),
      ];
      expect(plain.length).toBe(fast.length);
      expect(largestDifference(plain, fast)).toBeLessThanOrEqual(1);
    }),
    { numRuns: 40 },
  );
});

test('all output together is as long as the input, to the sample', () => {
  fc.assert(
    fc.property(options, signals, ({ from, to, profile }, signal) => {
      const expected = Math.ceil((signal.length * to) / from);
      expect(downsample({ from, to, profile }, signal, [128]).length).toBe(expected);
    }),
    { numRuns: 40 },
  );
});

test('not-a-number and the infinities count as silence, and loud samples saturate', () => {
  const hostile = fc.constantFrom(NaN, Infinity, -Infinity, 1e30, -1e30, 3e38, 1e-40, -0, 8, 0.5);
  const signal = fc.array(hostile, { minLength: 1, maxLength: 2_000 });
  fc.assert(
    fc.property(options, signal, fc.boolean(), (option, samples, plain) => {
      const engine = plain ? ('plain' as const) : undefined;
      const silenced = samples.map((sample) => (Number.isFinite(sample) ? sample : 0));
      const clamped = silenced.map((sample) => Math.max(-8, Math.min(8, sample)));
      const heard = downsample({ ...option, engine }, Float32Array.from(samples));
      expect(heard).toEqual(downsample({ ...option, engine }, Float32Array.from(clamped)));
    }),
    { numRuns: 40 },
  );
  for (const engine of ['plain', undefined] as const) {
    const loud = downsample({ from: 48_000, engine }, new Float32Array(4_800).fill(3));
    expect(loud[800]).toBe(32_767);
    const negative = downsample({ from: 48_000, engine }, new Float32Array(4_800).fill(-3));
    expect(negative[800]).toBe(-32_768);
  }
});

test('equal rates pass through: only rounding, no delay', () => {
  const downsampler = createDownsampler({ from: 16_000 });
  expect(downsampler.push(Float32Array.of(0, 0.5, -0.5, 1, -1, NaN, 2, 1 / 32_768))).toEqual(
    Int16Array.of(0, 16_384, -16_384, 32_767, -32_768, 0, 32_767, 1),
  );
  expect(downsampler).toMatchObject({ engine: 'copy', delay: 0 });
  expect(downsampler.flush().length).toBe(0);
});

test('a target above the source is refused, with a sentence', () => {
  expect(() => createDownsampler({ from: 8_000 })).toThrow(RangeError);
  expect(() => createDownsampler({ from: 8_000 })).toThrow(
    /16000 exceeds the source rate 8000: .+ Pass a target of at most 8000/,
  );
});

test.each([7_999, 192_001, 44_100.5, NaN, Infinity, -48_000])('a rate of %d is refused', (rate) => {
  expect(() => createDownsampler({ from: rate })).toThrow(RangeError);
  expect(() => createDownsampler({ from: 48_000, to: rate })).toThrow(RangeError);
});

test('writing into the caller’s buffer gives the same samples, and what lies behind them is left alone', () => {
  const signal = noise(4_800, 3);
  const downsampler = createDownsampler({ from: 48_000 });
  const into = new Int16Array(1_700).fill(77);
  const count = downsampler.push(signal, into);
  const tail = new Int16Array(200);
  const rest = downsampler.flush(tail);
  const expected = downsample({ from: 48_000 }, signal);
  expect([...into.subarray(0, count), ...tail.subarray(0, rest)]).toEqual([...expected]);
  expect(new Set(into.subarray(count))).toEqual(new Set([77]));
});

test('a buffer that is too short is refused before anything is taken', () => {
  const signal = noise(4_800, 4);
  const downsampler = createDownsampler({ from: 48_000 });
  expect(() => downsampler.push(signal, new Int16Array(10))).toThrow(/has room for 10/);
  expect(Int16Array.from([...downsampler.push(signal), ...downsampler.flush()])).toEqual(
    downsample({ from: 48_000 }, signal),
  );
});

test('after the end the downsampler is as new', () => {
  const downsampler = createDownsampler({ from: 44_100 });
  downsampler.push(noise(10_000, 5));
  downsampler.flush();
  const signal = noise(5_000, 6);
  expect(Int16Array.from([...downsampler.push(signal), ...downsampler.flush()])).toEqual(
    downsample({ from: 44_100 }, signal),
  );
});

test.each([
  ['there is no WebAssembly', undefined],
  [
    'the policy forbids it',
    {
      Module: class {
        constructor() {
          throw new EvalError('refused by the content security policy');
        }
      },
    },
  ],
])('when %s the plain twin takes over silently', (_, webAssembly) => {
  vi.stubGlobal('WebAssembly', webAssembly);
  expect(createDownsampler({ from: 48_000 }).engine).toBe('plain');
});

test('here, the samples come from WebAssembly', () => {
  expect(createDownsampler({ from: 48_000 }).engine).toBe('simd');
});

test.each([44_100, 48_000])('from %d Hz the clock is right to the sample after an hour', (from) => {
  const downsampler = createDownsampler({ from, profile: 'low-latency' });
  const second = new Float32Array(128);
  const into = new Int16Array(128);
  const blocks = Math.ceil((3_600 * from) / 128);
  let made = 0;
  for (let block = 0; block < blocks; block += 1) made += downsampler.push(second, into);
  made += downsampler.flush().length;
  expect(made).toBe(Math.ceil((blocks * 128 * 16_000) / from));
});

import type { Kernel } from './createKernel.ts';
import { createKernel, createPlainKernel } from './createKernel.ts';
import type { Downsampler, DownsamplerOptions } from './Downsampler.ts';
import type { FilterDesign } from './designFilter.ts';
import { designFilter } from './designFilter.ts';

/** The part of a downsampler that knows samples, without the ways to hand them over. */
export interface Stage extends Pick<Downsampler, 'delay' | 'engine'> {
  /** Silence which makes `write` give all that is still held. */
  readonly tail: Float32Array;
  /** How many output samples the next `length` input samples complete. */
  readonly countFor: (length: number) => number;
  /** Takes the block and writes that many samples to the start of `into`. */
  readonly write: (block: Float32Array, into: Int16Array) => void;
  /** Returns to the initial state. */
  readonly reset: () => void;
}

function write(block: Float32Array, into: Int16Array): void {
  for (let index = 0; index < block.length; index += 1) {
    const sample = (block[index] as number) * 32_768;
    // NaN and the infinities are the only numbers whose difference to themselves is not 0.
    const finite = sample - sample === 0 ? sample : 0;
    into[index] = Math.round(Math.min(Math.max(finite, -32_768), 32_767));
  }
}

/** Equal rates: nothing to filter, only to round. */
const copyStage: Stage = {
  engine: 'copy',
  delay: 0,
  tail: new Float32Array(0),
  countFor: (length) => length,
  write,
  reset: () => {},
};

/** Eight times full scale: far above what a microphone gives, and small enough for sums in single precision. */
const loudest = 8;

function tamed(sample: number): number {
  return Number.isFinite(sample) ? Math.sign(sample) * loudest : 0;
}

/**
 * Copies `count` samples, with 0 for each that is not a number or infinite. A loop, because a view on the block would be an
 * allocation for every block.
 */
function copyFinite(from: Float32Array, read: number, to: Float32Array, write: number, count: number): void {
  for (let index = 0; index < count; index += 1) {
    const sample = from[read + index] as number;
    to[write + index] = Math.abs(sample) <= loudest ? sample : tamed(sample);
  }
}

/** Copies the first `count` samples to a place in another array, without the view that `set` would need. */
function copyTo(from: Int16Array, count: number, to: Int16Array, write: number): void {
  for (let index = 0; index < count; index += 1) to[write + index] = from[index] as number;
}

/**
 * Feeds a kernel: keeps the samples under the filter and the exact place of the next output sample, as integers, so that
 * neither the block size nor the hour of the stream can be heard.
 */
function createFilterStage(design: FilterDesign, kernel: Kernel, rate: number): Stage {
  const { up, down, taps } = design;
  const { history, output, run } = kernel;
  const capacity = output.length;
  /** How much of `history` is filled, where the filter starts in it, and how far (in 1 / up) behind that sample. */
  let fill = 0;
  let start = 0;
  let phase = 0;

  const countFor = (length: number): number =>
    Math.max(0, Math.ceil(((fill + length - taps - start + 1) * up - phase) / down));

  function compute(): number {
    const count = countFor(0);
    if (count === 0) return 0;
    run(start, phase, count);
    const place = phase + count * down;
    start += Math.floor(place / up);
    phase = place % up;
    return count;
  }

  function write(block: Float32Array, into: Int16Array): void {
    let written = 0;
    for (let read = 0; read < block.length; ) {
      if (fill === capacity) {
        history.copyWithin(0, start, fill);
        fill -= start;
        start = 0;
      }
      const taken = Math.min(block.length - read, capacity - fill);
      copyFinite(block, read, history, fill, taken);
      read += taken;
      fill += taken;
      const count = compute();
      copyTo(output, count, into, written);
      written += count;
    }
  }

  function reset(): void {
    history.fill(0);
    // The first output sample lies on the first input sample: half the filter sees the silence before it.
    fill = taps / 2 - 1;
    start = 0;
    phase = 0;
  }

  reset();
  const tail = new Float32Array(taps / 2);
  return { tail, countFor, write, reset, delay: taps / 2 / rate, engine: kernel.engine };
}

/** Samples kept beside those under the filter; how often they are moved together, and nothing else, depends on it. */
const capacityBesideFilter = 4_096;

/** Chooses filter and kernel for rates that have been checked. */
export function createStage({ from, to = 16_000, profile = 'strict', engine }: DownsamplerOptions): Stage {
  if (from === to) return copyStage;
  const design = designFilter(from, to, profile);
  const create = engine === 'plain' ? createPlainKernel : createKernel;
  return createFilterStage(design, create(design, design.stride + capacityBesideFilter), from);
}

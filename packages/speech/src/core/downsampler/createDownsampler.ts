import { checkRates } from './checkRates.ts';
import { copyStage } from './copyStage.ts';
import { createFilterStage } from './createFilterStage.ts';
import { createKernel } from './createKernel.ts';
import { createPlainKernel } from './createPlainKernel.ts';
import type { Downsampler } from './Downsampler.ts';
import type { DownsamplerOptions } from './DownsamplerOptions.ts';
import { designFilter } from './designFilter.ts';
import type { Stage } from './Stage.ts';

/** Samples kept beside those under the filter; how often they are moved together, and nothing else, depends on it. */
const capacityBesideFilter = 4_096;

function createStage({ from, to = 16_000, profile = 'strict', engine }: DownsamplerOptions): Stage {
  checkRates(from, to);
  if (from === to) return copyStage;
  const design = designFilter(from, to, profile);
  const create = engine === 'plain' ? createPlainKernel : createKernel;
  return createFilterStage(design, create(design, design.stride + capacityBesideFilter), from);
}

/**
 * Makes a downsampler for one stream of mono samples: a polyphase FIR filter that is flat within 0.01 dB to 7 kHz and
 * holds aliases below -100 dB, in WebAssembly where that runs and in plain JavaScript where it does not (equal within one
 * step of 16 bits). The size of the blocks, from 1 sample on, never changes a bit of the output.
 *
 * The filter is a sinc under Kaiser's window, computed here once: some milliseconds, for rates with an odd ratio some tens.
 *
 * @param options the rates in samples per second, and the profile
 * @throws RangeError when a rate is not an integer from 8,000 to 192,000, or the target exceeds the source
 * @example
 * const downsampler = createDownsampler({ from: 48_000 });
 * const samples = downsampler.push(block); // Float32Array of any length → Int16Array at 16 kHz
 * const rest = downsampler.flush();
 */
export function createDownsampler(options: DownsamplerOptions): Downsampler {
  const { countFor, write, reset, tail, delay, engine } = createStage(options);

  function push(block: Float32Array): Int16Array;
  function push(block: Float32Array, into: Int16Array): number;
  function push(block: Float32Array, into?: Int16Array): Int16Array | number {
    const count = countFor(block.length);
    const target = into ?? new Int16Array(count);
    if (target.length < count) {
      throw new RangeError(
        `A block of ${block.length} samples gives ${count} here, and the buffer has room for ${target.length}. Pass one of at least Math.ceil(block.length * to / from).`,
      );
    }
    write(block, target);
    return into ? count : target;
  }

  function flush(): Int16Array;
  function flush(into: Int16Array): number;
  function flush(into?: Int16Array): Int16Array | number {
    const rest = into ? push(tail, into) : push(tail);
    reset();
    return rest;
  }

  return { push, flush, delay, engine };
}

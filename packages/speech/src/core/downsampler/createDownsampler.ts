import { checkRates } from './checkRates.ts';
import { createStage } from './createStage.ts';
import type { Downsampler, DownsamplerOptions } from './Downsampler.ts';

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
  checkRates(options.from, options.to);
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

import { copyFinite } from './copyFinite.ts';
import { copyTo } from './copyTo.ts';
import type { FilterDesign } from './FilterDesign.ts';
import type { Kernel } from './Kernel.ts';
import type { Stage } from './Stage.ts';

/**
 * Feeds a kernel: keeps the samples under the filter and the exact place of the next output sample, as integers, so that
 * neither the block size nor the hour of the stream can be heard.
 */
export function createFilterStage(design: FilterDesign, kernel: Kernel, rate: number): Stage {
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

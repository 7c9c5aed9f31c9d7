import type { FilterDesign } from './FilterDesign.ts';
import type { Kernel } from './Kernel.ts';
import { kernelBytes } from './kernelBytes.ts';

/** What `kernel.wat` gives out. */
interface KernelExports {
  readonly memory: WebAssembly.Memory;
  readonly run: (...numbers: number[]) => void;
}

const page = 65_536;

/**
 * The kernel in WebAssembly.
 *
 * @throws when the machine has no SIMD, or the page's policy forbids WebAssembly
 */
export function createSimdKernel(design: FilterDesign, capacity: number): Kernel {
  const { up, down, phases, stride, table } = design;
  const instance = new WebAssembly.Instance(new WebAssembly.Module(kernelBytes));
  const { memory, run } = instance.exports as unknown as KernelExports;
  // In this order: the samples under the filter, the table, the sums, the output; 8 samples are rounded at once.
  const row = 4 * stride;
  const tableAt = 4 * capacity + row;
  const turn = phases * row;
  const sumsAt = tableAt + table.byteLength;
  const outputAt = sumsAt + 4 * (capacity + 8);
  memory.grow(Math.ceil((outputAt + 2 * (capacity + 8)) / page) - 1);
  new Float32Array(memory.buffer, tableAt).set(table);
  const xStep = 4 * Math.floor(down / up);
  const place = (down % up) * phases;
  const hStep = row * Math.floor(place / up);
  const partStep = place % up;
  return {
    engine: 'simd',
    history: new Float32Array(memory.buffer, 0, capacity + stride),
    output: new Int16Array(memory.buffer, outputAt, capacity),
    run(start, phase, count) {
      const h = tableAt + row * Math.floor((phase * phases) / up);
      const part = (phase * phases) % up;
      run(4 * start, h, part, count, xStep, hStep, partStep, up, tableAt + turn, turn, row, sumsAt, outputAt);
    },
  };
}

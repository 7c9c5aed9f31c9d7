import type { Engine } from './Downsampler.ts';
import type { FilterDesign } from './designFilter.ts';
import { kernelBytes } from './kernelBytes.ts';

/** The inner loop over output samples, with the memory it works on. */
export interface Kernel {
  readonly engine: Engine;
  /** The newest input samples; whoever calls `run` has written them. */
  readonly history: Float32Array;
  /** Where `run` leaves its samples. */
  readonly output: Int16Array;
  /**
   * Computes `count` samples (at least one) into the start of `output`.
   *
   * @param start index in `history` of the oldest sample under the filter
   * @param phase how far the first output sample lies behind an input sample, in `1 / up` of one
   */
  run(start: number, phase: number, count: number): void;
}

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
function createSimdKernel(design: FilterDesign, capacity: number): Kernel {
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

/**
 * Sum of `length` products, a multiple of 4. Four sums side by side: one alone would wait for itself.
 *
 * The casts: the places lie inside both arrays by construction, and asking would cost a fifth of the speed.
 */
function dotProduct(x: Float32Array, xAt: number, h: Float32Array, hAt: number, length: number): number {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  for (let index = 0; index < length; index += 4) {
    a += (x[xAt + index] as number) * (h[hAt + index] as number);
    b += (x[xAt + index + 1] as number) * (h[hAt + index + 1] as number);
    c += (x[xAt + index + 2] as number) * (h[hAt + index + 2] as number);
    d += (x[xAt + index + 3] as number) * (h[hAt + index + 3] as number);
  }
  return a + b + c + d;
}

/** The kernel in plain JavaScript, for browsers without SIMD and pages whose policy forbids WebAssembly. */
export function createPlainKernel(design: FilterDesign, capacity: number): Kernel {
  const { up, down, phases, stride, table } = design;
  const step = Math.floor(down / up);
  const rest = down % up;
  const history = new Float32Array(capacity + stride);
  const output = new Int16Array(capacity);

  function run(start: number, phase: number, count: number): void {
    for (let index = 0; index < count; index += 1) {
      const place = (phase * phases) / up;
      const row = Math.floor(place);
      let sample = dotProduct(history, start, table, row * stride, stride);
      if (place > row)
        sample += (place - row) * (dotProduct(history, start, table, (row + 1) * stride, stride) - sample);
      output[index] = Math.round(Math.min(Math.max(sample, -32_768), 32_767));
      start += step;
      phase += rest;
      if (phase >= up) {
        phase -= up;
        start += 1;
      }
    }
  }

  return { engine: 'plain', history, output, run };
}

/** The fastest kernel that runs here; the reason for falling back to the plain one does not matter. */
export function createKernel(design: FilterDesign, capacity: number): Kernel {
  try {
    return createSimdKernel(design, capacity);
  } catch {
    return createPlainKernel(design, capacity);
  }
}

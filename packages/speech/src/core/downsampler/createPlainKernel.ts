import { dotProduct } from './dotProduct.ts';
import type { FilterDesign } from './FilterDesign.ts';
import type { Kernel } from './Kernel.ts';

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

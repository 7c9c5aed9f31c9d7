import { fileURLToPath } from 'node:url';
import load from '@echogarden/speex-resampler-wasm/simd';
import type { Engine } from './Engine.ts';
import { toInt16 } from './toInt16.ts';

const target = 16_000;
const mostInput = 8_192;
const mostOutput = 8_192;
const bytesOfNumber = 4;

/** The glue and the module beside it, which it loads by its name. */
const glue = fileURLToPath(import.meta.resolve('@echogarden/speex-resampler-wasm/simd'));
const files = [glue, glue.replace(/\.js$/, '.wasm')];

/** One resampler of the module, with room for input and output beside it. */
async function openCore(from: number, quality: number) {
  const speex = await load();
  const lengths = speex._malloc(2 * bytesOfNumber);
  const input = speex._malloc(mostInput * bytesOfNumber);
  const output = speex._malloc(mostOutput * bytesOfNumber);
  const resampler = speex._speex_resampler_init(1, from, target, quality, lengths);
  if (resampler === 0) throw new Error(`Speex made no resampler: error ${speex.HEAP32[lengths / 4]}.`);
  // Memory only grows while something is made, so these views stay valid.
  const counts = speex.HEAP32.subarray(lengths / bytesOfNumber, lengths / bytesOfNumber + 2);
  const taken = speex.HEAPF32.subarray(input / bytesOfNumber, input / bytesOfNumber + mostInput);
  const written = speex.HEAPF32.subarray(output / bytesOfNumber, output / bytesOfNumber + mostOutput);
  return {
    begin: (): void => {
      speex._speex_resampler_reset_mem(resampler);
      speex._speex_resampler_skip_zeros(resampler);
    },
    latency: speex._speex_resampler_get_input_latency(resampler),
    written,
    /** Takes a whole block and returns how many samples it wrote: the core may take less than it is offered at once. */
    run: (block: Float32Array): number => {
      taken.set(block);
      let read = 0;
      let made = 0;
      while (read < block.length) {
        counts[0] = block.length - read;
        counts[1] = mostOutput - made;
        const error = speex._speex_resampler_process_float(
          resampler,
          0,
          input + read * bytesOfNumber,
          lengths,
          output + made * bytesOfNumber,
          lengths + bytesOfNumber,
        );
        if (error !== 0) throw new Error(`Speex stopped with error ${error}.`);
        read += counts[0];
        made += counts[1];
      }
      return made;
    },
  };
}

/** SpeexDSP's resampler compiled to WebAssembly with SIMD, through its streaming interface. */
export function speexEngine(name: string, quality: number): Engine {
  return {
    name,
    open: async (from) => {
      const core = await openCore(from, quality);
      return () => {
        core.begin();
        let taken = 0;
        let made = 0;
        const push = (block: Float32Array): Int16Array => {
          const samples = toInt16(core.written.subarray(0, core.run(block)));
          taken += block.length;
          made += samples.length;
          return samples;
        };
        const flush = (): Int16Array => {
          const missing = Math.max(0, Math.ceil((taken * target) / from) - made);
          return push(new Float32Array(core.latency)).subarray(0, missing);
        };
        return { push, flush };
      };
    },
    openFast: async (from) => {
      const core = await openCore(from, quality);
      core.begin();
      return (block) => core.run(block);
    },
    anyBlock: true,
    weight: { files },
  };
}

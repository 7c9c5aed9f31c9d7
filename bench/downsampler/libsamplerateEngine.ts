import { createRequire } from 'node:module';
import libsamplerate from '@alexanderolsen/libsamplerate-js';
import type { Engine } from './Engine.ts';
import { toInt16 } from './toInt16.ts';

type Quality = 'SRC_SINC_MEDIUM_QUALITY' | 'SRC_SINC_BEST_QUALITY';

const require = createRequire(import.meta.url);
const { create, ConverterType } = libsamplerate;
const target = 16_000;

const load = (from: number, quality: Quality) =>
  create(1, from, target, { converterType: ConverterType[quality] });

/** libsamplerate compiled to WebAssembly, through its streaming interface. */
export function libsamplerateEngine(name: string, quality: Quality): Engine {
  return {
    name,
    open: async (from) => {
      const converter = await load(from, quality);
      return () => {
        // Loading takes long and must be waited for; a change of the kind begins a new stream in the same module.
        converter.converterType = ConverterType.SRC_LINEAR;
        converter.converterType = ConverterType[quality];
        let taken = 0;
        let made = 0;
        const push = (block: Float32Array): Int16Array => {
          const samples = toInt16(converter.full(block));
          taken += block.length;
          made += samples.length;
          return samples;
        };
        const flush = (): Int16Array => {
          const missing = Math.max(0, Math.ceil((taken * target) / from) - made);
          return push(new Float32Array(from / 10)).subarray(0, missing);
        };
        return { push, flush };
      };
    },
    openFast: async (from) => {
      const converter = await load(from, quality);
      const into = new Float32Array(8_192);
      return (block) => converter.full(block, into);
    },
    anyBlock: true,
    weight: { files: [require.resolve('@alexanderolsen/libsamplerate-js')] },
  };
}

import { createDownsampler, type DownsamplerOptions } from '@franca/speech';
import type { Engine } from './Engine.ts';

/** Our downsampler in one profile, with WebAssembly or without. */
export function ourEngine(name: string, options: Pick<DownsamplerOptions, 'profile' | 'engine'>): Engine {
  return {
    name,
    open: async (from) => () => createDownsampler({ ...options, from }),
    openFast: async (from) => {
      const downsampler = createDownsampler({ ...options, from });
      const into = new Int16Array(8_192);
      return (block) => downsampler.push(block, into);
    },
    anyBlock: true,
    weight: { module: "export { createDownsampler } from '@franca/speech';" },
  };
}

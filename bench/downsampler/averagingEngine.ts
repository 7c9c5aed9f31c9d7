import type { Engine } from './Engine.ts';

/** The code found in answers to "downsample AudioBuffer 16000": every output sample is the mean of its inputs. */
function average(block: Float32Array, from: number, to: number): Int16Array {
  const ratio = from / to;
  const result = new Int16Array(Math.round(block.length / ratio));
  let read = 0;
  for (let index = 0; index < result.length; index += 1) {
    const end = Math.round((index + 1) * ratio);
    let sum = 0;
    let count = 0;
    for (; read < end && read < block.length; read += 1) {
      sum += block[read] ?? 0;
      count += 1;
    }
    result[index] = Math.min(1, sum / count) * 0x7fff;
  }
  return result;
}

/** The usual averaging code, block by block. */
export const averagingEngine: Engine = {
  name: 'averaging, the usual code',
  open: async (from) => () => ({
    push: (block) => average(block, from, 16_000),
    flush: () => new Int16Array(0),
  }),
  openFast: async (from) => (block) => average(block, from, 16_000),
  anyBlock: false,
};

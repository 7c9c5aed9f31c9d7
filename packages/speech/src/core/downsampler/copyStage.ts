import type { Stage } from './Stage.ts';

function write(block: Float32Array, into: Int16Array): void {
  for (let index = 0; index < block.length; index += 1) {
    const sample = (block[index] as number) * 32_768;
    // NaN and the infinities are the only numbers whose difference to themselves is not 0.
    const finite = sample - sample === 0 ? sample : 0;
    into[index] = Math.round(Math.min(Math.max(finite, -32_768), 32_767));
  }
}

/** Equal rates: nothing to filter, only to round. */
export const copyStage: Stage = {
  engine: 'copy',
  delay: 0,
  tail: new Float32Array(0),
  countFor: (length) => length,
  write,
  reset: () => {},
};

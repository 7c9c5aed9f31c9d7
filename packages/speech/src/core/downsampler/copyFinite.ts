/** Eight times full scale: far above what a microphone gives, and small enough for sums in single precision. */
const loudest = 8;

function tamed(sample: number): number {
  return Number.isFinite(sample) ? Math.sign(sample) * loudest : 0;
}

/**
 * Copies `count` samples, with 0 for each that is not a number or infinite. A loop, because a view on the block would be an
 * allocation for every block.
 */
export function copyFinite(
  from: Float32Array,
  read: number,
  to: Float32Array,
  write: number,
  count: number,
): void {
  for (let index = 0; index < count; index += 1) {
    const sample = from[read + index] as number;
    to[write + index] = Math.abs(sample) <= loudest ? sample : tamed(sample);
  }
}

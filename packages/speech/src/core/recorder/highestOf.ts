/**
 * The highest absolute value of a block of samples, at most 1; what is not a number counts as silence.
 *
 * @example
 * highestOf(Float32Array.of(0.1, -0.4)); // 0.4
 */
export function highestOf(samples: Float32Array): number {
  let highest = 0;
  for (const sample of samples) {
    const level = Math.abs(sample);
    if (level > highest) highest = level;
  }
  return Math.min(1, highest);
}

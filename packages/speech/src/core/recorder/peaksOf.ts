/** Bars of a voice message's waveform. */
const peakCount = 48;
/** What counts as full height at least, so that the noise of a silent room does not look like speech. */
const floor = 0.1;

/**
 * The waveform of a recording as whole numbers from 0 to 100, the loudest moment at 100.
 *
 * @param levels highest absolute sample of each block, 0 to 1, in order
 * @param count bars to make; fewer levels are repeated
 * @example
 * peaksOf([0, 0.25, 0.5], 3); // [0, 50, 100]
 */
export function peaksOf(levels: readonly number[], count: number = peakCount): number[] {
  if (levels.length === 0) return Array(count).fill(0);
  const loudest = levels.reduce((highest, level) => Math.max(highest, level), floor);
  return Array.from({ length: count }, (_, bar) => {
    const from = Math.floor((bar * levels.length) / count);
    const to = Math.max(from + 1, Math.floor(((bar + 1) * levels.length) / count));
    const highest = levels.slice(from, to).reduce((most, level) => Math.max(most, level), 0);
    return Math.round((highest / loudest) * 100);
  });
}

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

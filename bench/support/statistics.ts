/**
 * The value below which the given share of the samples lies (nearest rank).
 *
 * @param samples in any order, in any unit
 * @param share between 0 and 1, e.g. 0.95
 */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  const index = Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1);
  return sorted[Math.max(0, index)] ?? Number.NaN;
}

/** Largest height of a level meter. */
export const highestLevel = 14;

/**
 * Height of a level meter for one look at the spectrum: 0 for silence, rising by 14 for every tenfold mean, capped at 14.
 *
 * @param spectrum loudness of each frequency band, 0 to 255, as `AnalyserNode.getByteFrequencyData` gives it
 * @example
 * levelOf(Uint8Array.of(30, 30)); // 14
 * levelOf(Uint8Array.of(0, 0)); // 0
 */
export function levelOf(spectrum: Uint8Array): number {
  const mean = spectrum.reduce((sum, band) => sum + band, 0) / spectrum.length;
  // A mean of 3 is what a quiet room gives.
  return Math.min(highestLevel, Math.max(0, highestLevel * Math.log10(mean / 3)));
}

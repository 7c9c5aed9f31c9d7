/** Height of the drawing that {@link waveformPath} is made for; its width is the number of bars. */
export const waveformHeight = 32;

/**
 * The waveform of a sound as the path of an SVG with a unit of width per bar, mirrored at the middle.
 *
 * @param peaks whole numbers from 0 to 100
 */
export function waveformPath(peaks: readonly number[]): string {
  const middle = waveformHeight / 2;
  return peaks
    .map((peak, bar) => {
      // Silence is a dot, not a gap: the line of time goes on.
      const half = Math.max(0.75, (Math.min(100, peak) / 100) * (middle - 2));
      return `M${bar + 0.5} ${(middle - half).toFixed(2)}V${(middle + half).toFixed(2)}`;
    })
    .join('');
}

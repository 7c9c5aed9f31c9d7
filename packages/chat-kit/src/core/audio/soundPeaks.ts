/** Bars of a waveform that is measured here. */
export const measuredBars = 48;

/** The waveform of samples (-1 to 1) as whole numbers from 0 to 100, the loudest moment at 100. */
export function soundPeaks(samples: Float32Array, bars: number = measuredBars): number[] {
  const levels = Array.from({ length: bars }, (_, bar) => {
    let highest = 0;
    const end = Math.floor(((bar + 1) * samples.length) / bars);
    for (let index = Math.floor((bar * samples.length) / bars); index < end; index += 1) {
      highest = Math.max(highest, Math.abs(samples[index] ?? 0));
    }
    return highest;
  });
  const loudest = Math.max(0.1, ...levels);
  return levels.map((level) => Math.round((level / loudest) * 100));
}

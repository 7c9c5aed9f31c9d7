/** The waveform of an invented voice message: words with pauses between them. */
export const demoPeaks: readonly number[] = Array.from({ length: 48 }, (_, bar) => {
  const word = Math.abs(Math.sin(bar * 0.55));
  const breath = Math.abs(Math.sin(bar * 0.13 + 0.4));
  return Math.round(100 * word * (0.3 + 0.7 * breath));
});

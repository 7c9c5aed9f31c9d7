/** Fills `samples` with a sine that goes from one frequency to another, in hertz, evenly over its whole length. */
export function writeTone(samples: Float32Array, rate: number, low: number, high: number): void {
  const length = samples.length / rate;
  for (let index = 0; index < samples.length; index += 1) {
    const second = index / rate;
    samples[index] = 0.5 * Math.sin(2 * Math.PI * second * (low + ((high - low) * second) / (2 * length)));
  }
}

/** Rounds samples from -1 to 1 to 16 bits, as engines that return numbers with a fraction leave to their users. */
export const toInt16 = (samples: Float32Array): Int16Array =>
  Int16Array.from(samples, (sample) => Math.round(Math.min(1, Math.max(-1, sample)) * 32_767));

/** A filter that rings at one frequency, like the mouth for a vowel (two poles, Klatt 1980). */
export function createResonator(rate: number): (input: number, frequency: number, width: number) => number {
  let last = 0;
  let beforeLast = 0;
  return (input, frequency, width) => {
    const radius = Math.exp((-Math.PI * width) / rate);
    const b = 2 * radius * Math.cos((2 * Math.PI * frequency) / rate);
    const c = -radius * radius;
    const output = (1 - b - c) * input + b * last + c * beforeLast;
    beforeLast = last;
    last = output;
    return output;
  };
}

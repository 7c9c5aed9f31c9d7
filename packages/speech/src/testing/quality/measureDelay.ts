import { measureTone, type ToneSetup } from './measureTone.ts';

/** Seconds by which the output stream lies behind the input stream: the slope of the phase between two near tones. */
function measureShift(setup: ToneSetup): number {
  const frequencies = [1_000, 1_010];
  const tones = frequencies.map((frequency) => ({ frequency, amplitude: 0.4, phase: 0 }));
  const [low = 0, high = 0] = measureTone(setup, tones, frequencies).tones.map((tone, index) => {
    // The fit starts a quarter of a second behind the start.
    const expected = (2 * Math.PI * (frequencies[index] ?? 0)) / 4;
    return tone.phase - expected;
  });
  const turn = 2 * Math.PI;
  const difference = high - low - turn * Math.round((high - low) / turn);
  return -difference / (turn * 10);
}

/** Seconds from the moment of an output sample until the input sample is taken that completes it, on average. */
function measureHold({ from, to, open }: ToneSetup): number {
  const resampler = open();
  const sample = new Float32Array(1);
  let made = 0;
  let sum = 0;
  for (let taken = 0; taken < from / 2; taken += 1) {
    const end = made + resampler.push(sample).length;
    for (; made < end; made += 1) sum += taken / from - made / to;
  }
  return sum / made;
}

/** How long a moment of the input is on its way to the output, in seconds. */
export function measureDelay(setup: ToneSetup): number {
  return measureShift(setup) + measureHold(setup);
}

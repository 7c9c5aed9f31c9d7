import type { Profile } from './Downsampler.ts';

/** A polyphase filter, ready to be used by a kernel. */
export interface FilterDesign {
  /** Output samples per common period of both rates (L). */
  readonly up: number;
  /** Input samples per common period of both rates (M). */
  readonly down: number;
  /** How many input samples one output sample is made of. */
  readonly taps: number;
  /** Coefficients from one row to the next: `taps`, filled with zeros to a multiple of 16. */
  readonly stride: number;
  /** Rows from one input sample to the next: `up` when every phase has its row, else rows are interpolated. */
  readonly phases: number;
  /** The rows, one behind the other, each scaled to 16-bit output. */
  readonly table: Float32Array;
}

/** Modified Bessel function of the first kind, order 0, by its power series; exact to a double for 0 to 20. */
function besselI0(x: number): number {
  let sum = 1;
  let term = 1;
  for (let k = 1; term > sum * 1e-17; k += 1) {
    term *= (x / (2 * k)) ** 2;
    sum += term;
  }
  return sum;
}

/** The largest integer that divides both without a rest (Euclid). */
function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

/** Up to this many phases each has its row; 44.1 kHz to 16 kHz needs exactly these. */
const exactPhases = 160;

/** Rows per sample of the input, times its rate, where rows are interpolated: keeps the error below -110 dB. */
const rowsTimesRate = 8_000_000;

/** Kaiser's window parameter for 100 dB (Kaiser 1974: 0.1102 (A - 8.7)). */
const beta = 0.1102 * (100 - 8.7);

/** In units of the target rate: the middle of the transition (7.5 or 8 kHz of 16) and the taps (as many as 3.25 or 1.66 ms allow). */
const shapes = {
  strict: { cutoff: 7.5 / 16, taps: 104 },
  'low-latency': { cutoff: 8 / 16, taps: 53.2 },
} as const satisfies Record<Profile, unknown>;

/**
 * Computes the filter: a windowed sinc (Kaiser, 100 dB) which is only ever evaluated where an output sample lies.
 *
 * @param from input rate, samples per second
 * @param to output rate, samples per second
 */
export function designFilter(from: number, to: number, profile: Profile): FilterDesign {
  const divisor = greatestCommonDivisor(from, to);
  const up = to / divisor;
  const down = from / divisor;
  const shape = shapes[profile];
  const taps = 4 * Math.floor((shape.taps * from) / to / 4);
  const stride = 16 * Math.ceil(taps / 16);
  const phases = up <= exactPhases ? up : Math.ceil(rowsTimesRate / from);
  const rows = phases === up ? phases : phases + 1;
  const turn = 2 * Math.PI * ((shape.cutoff * to) / from);
  const gain = 32_768 / Math.PI / besselI0(beta);
  const table = new Float32Array(rows * stride);
  for (let row = 0; row < rows; row += 1) {
    for (let tap = 0; tap < taps; tap += 1) {
      const place = tap - taps / 2 + 1 - row / phases;
      const window = besselI0(beta * Math.sqrt(1 - (place / (taps / 2)) ** 2));
      const sinc = place === 0 ? turn : Math.sin(turn * place) / place;
      table[row * stride + tap] = gain * window * sinc;
    }
  }
  return { up, down, taps, stride, phases, table };
}

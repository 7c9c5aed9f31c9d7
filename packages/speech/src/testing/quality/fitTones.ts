/** A sine, or what a fit found of one. */
export interface Tone {
  /** Hertz. */
  readonly frequency: number;
  /** Peak, 1 at full scale. */
  readonly amplitude: number;
  /** Radians at the first sample. */
  readonly phase: number;
}

/** Solves a small, well-conditioned system of linear equations (Gauss, with the largest pivot). */
function solveLinear(matrix: readonly number[][], values: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, values[index] ?? 0]);
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  const size = rows.length;
  for (let column = 0; column < size; column += 1) {
    let pivot = column;
    for (let row = column + 1; row < size; row += 1) {
      if (Math.abs(at(row, column)) > Math.abs(at(pivot, column))) pivot = row;
    }
    [rows[column], rows[pivot]] = [rows[pivot] ?? [], rows[column] ?? []];
    for (let row = 0; row < size; row += 1) {
      if (row === column) continue;
      const factor = at(row, column) / at(column, column);
      rows[row] = (rows[row] ?? []).map((value, index) => value - factor * at(column, index));
    }
  }
  return rows.map((_, index) => at(index, size) / at(index, index));
}

/** What {@link fitTones} found. */
export interface ToneFit {
  /** One for each frequency asked for, in that order. */
  readonly tones: readonly Tone[];
  /** Mean square of what the tones do not explain, 1 being full scale squared. */
  readonly rest: number;
}

const ones = (length: number): Float64Array => new Float64Array(length).fill(1);

function wavesOf(length: number, rate: number, frequency: number): [Float64Array, Float64Array] {
  const turn = (2 * Math.PI * frequency) / rate;
  const cosine = new Float64Array(length);
  const sine = new Float64Array(length);
  for (let index = 0; index < length; index += 1) {
    cosine[index] = Math.cos(turn * index);
    sine[index] = Math.sin(turn * index);
  }
  return [cosine, sine];
}

function product(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < a.length; index += 1) sum += (a[index] ?? 0) * (b[index] ?? 0);
  return sum;
}

/**
 * Fits sines of known frequencies and a constant to samples, all together, by least squares in double precision.
 *
 * @param samples 1 at full scale
 * @param rate samples per second
 * @param frequencies hertz
 */
export function fitTones(samples: Float64Array, rate: number, frequencies: readonly number[]): ToneFit {
  const basis = [
    ...frequencies.flatMap((frequency) => wavesOf(samples.length, rate, frequency)),
    ones(samples.length),
  ];
  const values = basis.map((wave) => product(wave, samples));
  const weights = solveLinear(
    basis.map((a) => basis.map((b) => product(a, b))),
    values,
  );
  const explained = weights.reduce((sum, weight, index) => sum + weight * (values[index] ?? 0), 0);
  const tones = frequencies.map((frequency, which) => {
    const [cosine = 0, sine = 0] = weights.slice(2 * which, 2 * which + 2);
    return { frequency, amplitude: Math.hypot(cosine, sine), phase: Math.atan2(-sine, cosine) };
  });
  return { tones, rest: (product(samples, samples) - explained) / samples.length };
}

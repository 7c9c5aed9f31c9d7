/** A sine, or what a fit found of one. */
export interface Tone {
  /** Hertz. */
  readonly frequency: number;
  /** Peak, 1 at full scale. */
  readonly amplitude: number;
  /** Radians at the first sample. */
  readonly phase: number;
}

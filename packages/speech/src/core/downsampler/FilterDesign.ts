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

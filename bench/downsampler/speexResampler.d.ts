/** The part of SpeexDSP's resampler that the bench calls; the package has no types of its own. */
declare module '@echogarden/speex-resampler-wasm/simd' {
  /** The module in memory. Numbers that stand for a place in it are byte addresses. */
  export interface SpeexModule {
    readonly HEAP32: Int32Array;
    readonly HEAPF32: Float32Array;
    _malloc(bytes: number): number;
    /** Makes a resampler; the code of an error is written to `error`. */
    _speex_resampler_init(channels: number, from: number, to: number, quality: number, error: number): number;
    /** Drops the silence of the filter's first half, so that output begins with the first sample of input. */
    _speex_resampler_skip_zeros(resampler: number): number;
    /** Begins a new stream. */
    _speex_resampler_reset_mem(resampler: number): number;
    /** Half of the filter, in samples of input. */
    _speex_resampler_get_input_latency(resampler: number): number;
    /** `inputLength` and `outputLength` hold what is offered, and afterwards what was taken and written. */
    _speex_resampler_process_float(
      resampler: number,
      channel: number,
      input: number,
      inputLength: number,
      output: number,
      outputLength: number,
    ): number;
  }
  const load: () => Promise<SpeexModule>;
  export default load;
}

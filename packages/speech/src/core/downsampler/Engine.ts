/**
 * What computes the samples: WebAssembly with SIMD, its plain JavaScript twin, or nothing but rounding when both rates
 * are equal.
 */
export type Engine = 'simd' | 'plain' | 'copy';

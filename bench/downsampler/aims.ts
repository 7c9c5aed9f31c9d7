import type { EngineName } from './engines.ts';
import type { Figures } from './Figures.ts';

/** What a figure is held against: the anchor in the same run, and the weight of the bundle. */
export interface Surroundings {
  /** libsamplerate, medium, at the same rate in the same run. */
  readonly anchor: Figures;
  /** Bytes, gzip. */
  readonly weight: number;
}

/** Something the downsampler wants to be. */
export interface Aim {
  /** The aim in words and figures. */
  readonly aim: string;
  /** Whose figure it is. */
  readonly engines: readonly EngineName[];
  /** The figure. */
  readonly figure: (figures: Figures, surroundings: Surroundings) => number;
  /** The smallest or the largest it may be. */
  readonly least?: number;
  readonly most?: number;
}

const strict: readonly EngineName[] = ['simd', 'plain'];
const early: readonly EngineName[] = ['simd-early', 'plain-early'];
const all: readonly EngineName[] = [...strict, ...early];

/**
 * The aims. 2,000 and 200 times real time were set on a machine on which libsamplerate's medium quality ran at 125 times
 * real time: 16 and 1.6 times as fast as that, whatever the machine.
 */
export const aims: readonly Aim[] = [
  { aim: 'flat to 7 kHz within 0.01 dB', engines: all, figure: (f) => f.flatness, most: 0.01 },
  { aim: 'alias of 8.1-20 kHz at most -100 dBFS', engines: strict, figure: (f) => f.alias, most: -100 },
  { aim: 'alias of 9-20 kHz at most -100 dBFS', engines: early, figure: (f) => f.aliasInSpeech, most: -100 },
  { aim: 'SNR at 1 kHz at least 96.9 dB', engines: all, figure: (f) => f.snr1k, least: 96.9 },
  { aim: 'SNR at 6 kHz at least 96.9 dB', engines: all, figure: (f) => f.snr6k, least: 96.9 },
  { aim: 'clock 0 samples off after an hour', engines: all, figure: (f) => Math.abs(f.clock), most: 0 },
  { aim: 'delay at most 3.3 ms', engines: strict, figure: (f) => 1_000 * f.delay, most: 3.3 },
  { aim: 'delay at most 1.7 ms', engines: early, figure: (f) => 1_000 * f.delay, most: 1.7 },
  {
    aim: 'SIMD at least 16 × libsamplerate medium (2,000 × real time where that has 125)',
    engines: ['simd', 'simd-early'],
    figure: (f, { anchor }) => f.speed / anchor.speed,
    least: 16,
  },
  {
    aim: 'plain at least 1.6 × libsamplerate medium (200 × real time where that has 125)',
    engines: ['plain', 'plain-early'],
    figure: (f, { anchor }) => f.speed / anchor.speed,
    least: 1.6,
  },
  // No object is smaller than 16 bytes; less than half of one is what looking at the heap leaves in it.
  { aim: '0 allocations a block', engines: all, figure: (f) => Math.round(f.heap / 16), most: 0 },
  {
    aim: 'at most 3 kB gzip, WebAssembly included',
    engines: strict,
    figure: (_, s) => s.weight,
    most: 3_000,
  },
];

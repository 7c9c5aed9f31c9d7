import { averagingEngine } from './averagingEngine.ts';
import type { Engine } from './Engine.ts';
import { libsamplerateEngine } from './libsamplerateEngine.ts';
import { ourEngine } from './ourEngine.ts';
import { speexEngine } from './speexEngine.ts';

/** Everything the bench measures, by the word its own process is started with. */
export const engines = {
  simd: ourEngine('ours, strict, SIMD', { profile: 'strict' }),
  plain: ourEngine('ours, strict, plain JavaScript', { profile: 'strict', engine: 'plain' }),
  'simd-early': ourEngine('ours, low-latency, SIMD', { profile: 'low-latency' }),
  'plain-early': ourEngine('ours, low-latency, plain JavaScript', {
    profile: 'low-latency',
    engine: 'plain',
  }),
  medium: libsamplerateEngine('libsamplerate-js 2.1.2, medium', 'SRC_SINC_MEDIUM_QUALITY'),
  best: libsamplerateEngine('libsamplerate-js 2.1.2, best', 'SRC_SINC_BEST_QUALITY'),
  'speex-5': speexEngine('speex (speex-resampler-wasm 0.3.0), quality 5, SIMD', 5),
  'speex-7': speexEngine('speex (speex-resampler-wasm 0.3.0), quality 7, SIMD', 7),
  averaging: averagingEngine,
} as const satisfies Record<string, Engine>;

/** A key of {@link engines}. */
export type EngineName = keyof typeof engines;

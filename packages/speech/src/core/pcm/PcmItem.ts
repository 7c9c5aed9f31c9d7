import type { PcmChunk } from './PcmChunk.ts';
import type { PcmGap } from './PcmGap.ts';

/** What a PCM stream gives, in order and without overlap: sound, or a hole in it. Tell them apart with `'gap' in item`. */
export type PcmItem = PcmChunk | PcmGap;
